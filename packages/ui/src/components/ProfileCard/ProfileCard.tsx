'use client';

import Card from '@mui/material/Card';
import type { ElementType } from 'react';
import { flatLooks, flatPaper } from '../../flat-paper.ts';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import type { PictureModel } from '../../models.ts';
import { styled } from '../../theme/styled.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';

/** A person of the company (§2.8). */
export interface ProfileModel {
  /** Unique in its list; React's key. */
  readonly id: string;
  readonly name: string;
  /** The person's role in the company: 'Board Chairperson'. */
  readonly role: string;
  /** A biography or a description, in plain words. */
  readonly text: string;
  /** A portrait, 400 × 480. */
  readonly picture: PictureModel;
}

export type ProfileCardProps = KitProps<ProfileModel, typeof Card, 'head' | 'biography'>;

/** The card shows its biography if it is open or has keyboard focus. */
const open = '&:has(details[open]), &:has(summary:focus-visible)';

/**
 * The portrait becomes smaller as the biography appears, so that the card keeps its height and
 * nothing around it moves. It only grows if the text needs more room.
 */
const Root = styled(Card, { name: 'KitProfileCard', slot: 'Root' })<{
  readonly component?: ElementType | undefined;
}>(({ theme }) => {
  const opened = { '--bio': '1fr', '--turn': '45deg', '--shown': 'visible' };
  return {
    ...flatLooks,
    '--bio': '0fr',
    '--turn': '0deg',
    '--shown': 'hidden',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(180px, 1fr) auto auto',
    overflowWrap: 'anywhere',
    [open]: opened,
    '@media (hover: hover)': { '&:hover': opened },
    // The height of the card: the portrait, and room for a name and a role.
    '&::before': {
      content: '""',
      gridArea: '1 / 1 / -1 / -1',
      boxSizing: 'content-box',
      aspectRatio: '400 / 480',
      paddingBlockEnd: 88,
    },
    [theme.breakpoints.between('sm', 'lg')]: { '&::before': { paddingBlockEnd: 124 } },
    '& > picture': { position: 'relative', gridArea: '1 / 1' },
    '& > picture > img': { position: 'absolute' },
    '& > details': { gridArea: '2 / 1' },
    '& > div': { gridArea: '3 / 1' },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: '112px minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: 18,
      '&::before': { content: 'none' },
      '& > picture': { gridArea: '1 / 1 / 3 / 2', alignSelf: 'start' },
      '& > picture > img': { position: 'static' },
      '& > details': { gridArea: '1 / 2' },
      '& > div': { gridArea: '2 / 2' },
    },
    '@media print': { ...opened, breakInside: 'avoid' },
  };
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
  // The whole card opens and closes it.
  '& > summary::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  '& h3': { ...theme.typography.h4, gridColumn: 1 },
  '& span': {
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
    transition: 'transform 240ms cubic-bezier(0.2, 0.8, 0.2, 1)',
  },
  [theme.breakpoints.down('sm')]: { '& > summary': { paddingBlock: '0 4px' } },
  '@media print': { '& svg': { display: 'none' } },
}));

const Biography = styled('div', { name: 'KitProfileCard', slot: 'Biography' })(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'var(--bio)',
  visibility: 'var(--shown)' as 'visible',
  transition:
    'grid-template-rows 320ms cubic-bezier(0.2, 0.8, 0.2, 1), visibility 320ms allow-discrete',
  '& > p': {
    ...theme.typography.body2,
    minHeight: 0,
    overflow: 'hidden',
    paddingInlineEnd: 12,
    color: theme.vars.palette.roles.inkMuted,
  },
}));

/**
 * MUI's `Card`: a director. Portrait, name, role, and a biography that appears on hover, focus and
 * tap (§2.8). It is a `details` element, so it needs no script.
 */
export const ProfileCard = (props: ProfileCardProps) => {
  const {
    id: _,
    name,
    role,
    text,
    picture,
    as: component = 'article',
    slot,
    ...root
  } = useKitProps('KitProfileCard', props);
  return (
    <Root {...flatPaper} component={component} {...root}>
      <Picture {...picture} />
      <Head {...slot('head')}>
        <summary>
          <h3>{name}</h3>
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
