'use client';

import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { foldsOnPhones } from '../../page/scripted.ts';
import { showsClosedDetails } from '../../theme/kit-tokens.ts';

interface OwnProps {
  readonly name: ReactNode;
  /** A drawing that represents the map: a `Picture`, 320 × 180. */
  readonly picture?: ReactNode;
  /** Button that loads the map: `<TextLink component="button" {...showsFrame(…)}>`. */
  readonly show?: ReactNode;
  /** A `TextLink` to the map on another site, beside the `show` button. */
  readonly link?: ReactNode;
  /** The office's `ContactChannels`, such as phone numbers, hours, address and e-mail. */
  readonly children: ReactNode;
  /** For all offices but the first: a smaller map. On phones, pressing the name opens the card. */
  readonly compact?: boolean | undefined;
}

export type OfficeCardProps = KitProps<OwnProps, 'article', 'fold' | 'layout'>;

const Root = styled('article', { name: 'KitOfficeCard', slot: 'Root' })(({ theme }) => ({
  containerType: 'inline-size',
  height: '100%',
  background: theme.vars.palette.roles.panelNeutral,
  '& h3': { ...theme.typography.h3, overflowWrap: 'anywhere' },
  '@media (forced-colors: active), print': { border: '1px solid' },
}));

const Fold = styled('details', { name: 'KitOfficeCard', slot: 'Fold' })(({ theme }) => ({
  '& > summary': { padding: '12px 20px', cursor: 'pointer' },
  '& h3': { display: 'inline' },
  '& > div': { margin: '8px 20px 20px' },
  [theme.breakpoints.up('sm')]: {
    '&::details-content': { contentVisibility: 'visible' },
    padding: `28px ${theme.layout.panel} 32px`,
    '& > summary': { padding: 0, marginBlockEnd: 20 },
    [showsClosedDetails]: { '& > summary': { listStyle: 'none', pointerEvents: 'none' } },
    '& > div': { margin: 0 },
  },
  [theme.breakpoints.between('sm', 'lg')]: { paddingInline: 24 },
}));

const compactLooks: CSSObject = {
  '@container (min-width: 30rem)': {
    grid: '"frame frame" "map facts" "map show" 1fr / 13rem minmax(0, 1fr)',
    columnGap: 28,
    '& > :is(picture, div)': { margin: 0, border: 0 },
    '& > div': { paddingInlineStart: 0 },
  },
};

const wideLooks = (theme: Theme): CSSObject => ({
  '& > h3': { padding: '24px 20px 0' },
  '& > dl': { width: 'auto', margin: '8px 20px 0' },
  '& > picture': { marginInlineStart: 20 },
  '& > div': { marginInlineEnd: 20 },
  '@container (min-width: 62rem)': {
    grid: '"map name" "map facts" "show facts" 1fr / 40% minmax(0, 1fr)',
    '& > h3': { padding: `36px ${theme.layout.panel} 0` },
    '& > dl': { margin: `8px ${theme.layout.panel} 32px` },
    '& > :is(picture, div)': { margin: 0, border: 0 },
    '& > div, & > div:has(> iframe) > a': { marginInlineStart: theme.layout.panel },
    '& iframe': { gridArea: 'map' },
  },
});

const Layout = styled('div', { name: 'KitOfficeCard', slot: 'Layout' })<{
  readonly ownerState: { readonly compact: boolean };
}>(
  ({ theme }) => ({
    display: 'grid',
    grid: '"name name" "facts facts" "frame frame" "map show" / 33% minmax(0, 1fr)',
    alignItems: 'start',
    '& > :is(picture, div)': {
      marginBlockEnd: 20,
      borderBlockStart: `1px solid ${theme.vars.palette.roles.ruleStrong}`,
    },
    '& > picture': { gridArea: 'map', width: 'auto' },
    '& > h3': { gridArea: 'name' },
    '& > dl': { gridArea: 'facts' },
    '& > div': {
      gridArea: 'show',
      alignSelf: 'stretch',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      gap: '4px 24px',
      padding: '8px 0 0 16px',
      // With `display: contents` the card's grid positions the frame.
      '&:has(> iframe)': { display: 'contents' },
    },
    '& > div > a': { gridArea: 'show', justifySelf: 'start' },
    // If scripts are off, hides the button, which could not load the map. The link stays.
    '& button': { textAlign: 'start', '@media (scripting: none)': { display: 'none' } },
    '& button:has(+ iframe)': { display: 'none' },
    '& iframe': { gridArea: 'frame', width: '100%', aspectRatio: '16 / 9', border: 0 },
    '& iframe:not([data-loaded])': { opacity: 0 },
    '& output': { flexBasis: '100%' },
    '&:not(:has(> picture))': { grid: '"name" "facts" / minmax(0, 1fr)' },
  }),
  ({ theme, ownerState: { compact } }) => (compact ? compactLooks : wideLooks(theme)),
  {
    '@media print': {
      display: 'block',
      '& > picture, & iframe': { display: 'none' },
      '& > h3': { paddingInline: 24 },
    },
  },
);

/** An office with its contact channels and a drawing. A press on `show` loads the map. */
export const OfficeCard = (props: OfficeCardProps) => {
  const {
    name,
    picture,
    show,
    link,
    children,
    compact = false,
    slot,
    ...root
  } = useKitProps('KitOfficeCard', props);
  const heading = <h3>{name}</h3>;
  const layout = (
    <Layout {...slot('layout')} ownerState={{ compact }}>
      {picture}
      {!compact && heading}
      {(show || link) && (
        <div>
          {show}
          {link}
        </div>
      )}
      {children}
    </Layout>
  );
  return (
    <Root {...root}>
      {compact ? (
        <Fold {...slot('fold')} {...foldsOnPhones}>
          <summary>{heading}</summary>
          {layout}
        </Fold>
      ) : (
        layout
      )}
    </Root>
  );
};
