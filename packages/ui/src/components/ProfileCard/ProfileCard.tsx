'use client';

import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { opensOnHover } from '../../page/hover-details.ts';
import { motion } from '../../theme/kit-tokens.ts';
import { Icon } from '../Icon/Icon.tsx';

/** Props that `ProfileCard` and `ProfilePanel` share. */
export interface ProfileOwn {
  readonly name: string;
  /** Position in the company. */
  readonly role: ReactNode;
  readonly text: ReactNode;
  readonly picture: ReactNode;
}

export type ProfileCardProps = KitProps<ProfileOwn, 'article', 'head' | 'biography'>;

/** Keeps a hyphenated name on one line. Its hyphens stay ordinary, so that visitors can copy it. */
const wholeName = (name: string): ReactNode =>
  name
    .split(/(\S+-\S+)/)
    .map((part) =>
      part.includes('-') ? <span key={part}>{part}</span> : <Fragment key={part}>{part}</Fragment>,
    );

const opened = { '--up': '0', '--turn': '45deg', '--shown': 'visible' } as const;
const closed = { '--up': '1', '--turn': '0deg', '--shown': 'hidden' } as const;

/** The biography's strips: how far each moves up when closed (%), how much shorter it is (px). */
const strips = [
  [110, 6],
  [160, 0],
  [130, 10],
  [200, 4],
  [120, 8],
  [180, 2],
  [140, 10],
  [170, 0],
] as const;

/** Clips a box to the strips. `--up: 1` moves them above the box, `--up: 0` into it. */
const cutIntoStrips = `polygon(0 0,${strips
  .flatMap(([above, cut], index) => {
    const end = `calc(100% - ${cut}px - var(--up)*${above}%)`;
    return [index, index + 1].map((edge) => `${(edge * 100) / strips.length}% ${end}`);
  })
  .join()},100% 0)`;

const Root = styled('article', { name: 'KitProfileCard', slot: 'Root' })({
  ...opened,
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The row below the portrait grows if a neighbouring card has a longer name.
  gridTemplateRows: 'auto 1fr',
  overflowWrap: 'anywhere',
  // In browsers without `:has` the biography is always visible.
  '&:has(:where(details:not([open])))': closed,
  // With scripts, `provideHoverDetails` opens the `details` instead.
  '@media (scripting: none)': { '&:hover': opened },
  // Gives the portrait's row a minimum height. A long biography makes the row higher.
  '&::before': { content: '""', gridArea: '1 / 1', aspectRatio: '400 / 480' },
  '& > picture': { position: 'relative', gridArea: '1 / 1' },
  '& > picture > img': { position: 'absolute', height: '100%', objectPosition: '50% 0' },
  '@media print': { ...opened, breakInside: 'avoid' },
});

const Head = styled('details', { name: 'KitProfileCard', slot: 'Head' })(({ theme }) => ({
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 16,
    alignItems: 'start',
    paddingBlock: '16px 4px',
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  // Extends the clickable area over the whole card.
  '& > summary::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '& h3': { ...theme.typography.h4, gridColumn: 1 },
  '& h3 > span': { display: 'inline-block' },
  '& h3 + span': {
    ...theme.typography.small,
    gridColumn: 1,
    marginBlockStart: 4,
    fontWeight: 600,
    color: theme.vars.palette.roles.brand,
  },
  '& svg': {
    gridArea: '1 / 2 / 3 / 3',
    width: 28,
    height: 28,
    color: theme.vars.palette.roles.brandActive,
    transform: 'rotate(var(--turn))',
    transition: `transform ${motion.panel} ${motion.curve}`,
  },
  '@media print': { '& svg': { display: 'none' } },
}));

const Biography = styled('div', { name: 'KitProfileCard', slot: 'Biography' })(({ theme }) => ({
  gridArea: '1 / 1',
  display: 'grid',
  alignItems: 'end',
  // Keeps the text above the uneven lower edge of the portrait.
  paddingBlockEnd: '9.5%',
  visibility: 'var(--shown)' as 'visible',
  transition: `visibility ${motion.biography} allow-discrete`,
  '& > p': {
    ...theme.typography.body2,
    // In front of the clickable area, so that visitors can select the text.
    position: 'relative',
    zIndex: 2,
    padding: '16px 20px 24px',
    borderBlockStart: `4px solid ${theme.vars.palette.roles.brandActive}`,
    background: `repeating-linear-gradient(90deg, ${theme.vars.palette.roles.panel} 0 12.5%, ${theme.vars.palette.roles.panelStrong} 0 25%)`,
    color: theme.vars.palette.roles.onPanel,
    clipPath: cutIntoStrips,
    transition: `clip-path ${motion.biography}`,
    // Small text, so that it does not cover the face.
    [theme.breakpoints.up('md')]: { ...theme.typography.small, padding: '10px 16px 18px' },
    [theme.breakpoints.between('md', 'lg')]: { lineHeight: 1.4, padding: '8px 14px 14px' },
  },
  // Leaves more height for the text in narrow cards.
  [theme.breakpoints.between('md', 'lg')]: { paddingBlockEnd: '4%' },
  '@media print': {
    gridArea: 'auto',
    paddingBlockEnd: 0,
    '& > p': { padding: 0, border: 0, clipPath: 'none' },
  },
}));

/** A director: portrait, name, position. Hover, focus or a press opens the biography (§2.8). */
export const ProfileCard = (props: ProfileCardProps) => {
  const { name, role, text, picture, slot, ...root } = useKitProps('KitProfileCard', props);
  return (
    <Root {...opensOnHover} {...root}>
      {picture}
      <Head {...slot('head')}>
        <summary>
          <h3>{wholeName(name)}</h3>
          <span>{role}</span>
          <Icon name="plus" />
        </summary>
      </Head>
      <Biography {...slot('biography')}>
        <p>{text}</p>
      </Biography>
    </Root>
  );
};

export type ProfilePanelProps = KitProps<ProfileOwn, 'article', 'layout' | 'text'>;

const Panel = styled('article', { name: 'KitProfilePanel', slot: 'Root' })(({ theme }) => ({
  containerType: 'inline-size',
  height: '100%',
  background: theme.vars.palette.roles.panel,
  color: theme.vars.palette.roles.onPanel,
  overflowWrap: 'anywhere',
  '@media (forced-colors: active), print': { border: '1px solid' },
  '@media print': { height: 'auto' },
}));

const PanelLayout = styled('div', { name: 'KitProfilePanel', slot: 'Layout' })({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  '@container (min-width: 30rem)': {
    gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)',
    gridTemplateRows: 'auto',
    alignItems: 'start',
  },
});

const PanelText = styled('div', { name: 'KitProfilePanel', slot: 'Text' })(({ theme }) => ({
  padding: 'clamp(24px, 2.6vw, 40px)',
  '& h3': theme.typography.h3,
  '& h3 > span': { display: 'inline-block' },
  '& h3 + p': {
    ...theme.typography.small,
    marginBlock: '6px 16px',
    fontWeight: 600,
    color: theme.vars.palette.roles.brand,
  },
}));

/** An executive: portrait, name, position and description (§2.8). Wide panels have two columns. */
export const ProfilePanel = (props: ProfilePanelProps) => {
  const { name, role, text, picture, slot, ...root } = useKitProps('KitProfilePanel', props);
  return (
    <Panel {...root}>
      <PanelLayout {...slot('layout')}>
        {picture}
        <PanelText {...slot('text')}>
          <h3>{wholeName(name)}</h3>
          <p>{role}</p>
          <p>{text}</p>
        </PanelText>
      </PanelLayout>
    </Panel>
  );
};
