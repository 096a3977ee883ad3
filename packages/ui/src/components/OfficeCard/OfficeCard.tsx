'use client';

import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { foldsOnPhones } from '../../page/scripted.ts';

interface OwnProps {
  readonly name: ReactNode;
  /** A drawing that stands for the map: a `Picture`, 320 × 180. */
  readonly picture?: ReactNode;
  /** `<Button size="small" {...showsFrame(…)}>`. Its press loads the map from another site. */
  readonly show?: ReactNode;
  /** `<Button size="small" variant="outlined">`: a link to the map, beside `show`. */
  readonly link?: ReactNode;
  /** `ContactChannels`: call, e-mail and head office. */
  readonly children: ReactNode;
  /** For offices after the first: a smaller map. Phones show only the name until it is pressed. */
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
  '@media print': { '&::details-content': { contentVisibility: 'visible' } },
  [theme.breakpoints.up('sm')]: {
    '&::details-content': { contentVisibility: 'visible' },
    padding: `28px ${theme.layout.panel} 32px`,
    '& > summary': { padding: 0, marginBlockEnd: 20, listStyle: 'none', pointerEvents: 'none' },
    '& > div': { margin: 0 },
  },
  [theme.breakpoints.between('sm', 'lg')]: { paddingInline: 24 },
}));

const compactLooks: CSSObject = {
  '@container (min-width: 30rem)': {
    grid: '"frame frame" "map facts" "map show" 1fr / 13rem minmax(0, 1fr)',
    columnGap: 28,
    '& > dl': { marginBlock: '0 12px' },
    '& > div': { marginBlockStart: 0 },
  },
};

const wideLooks = (theme: Theme): CSSObject => ({
  '& > h3': { paddingBlockStart: 16 },
  '& > div': { marginInlineEnd: 16 },
  '& > dl': { width: 'auto', margin: '16px 20px' },
  '& > picture': { paddingInlineStart: 20 },
  '@container (min-width: 36rem)': {
    '& > picture': { padding: 0 },
    gridTemplateColumns: '45% minmax(0, 1fr)',
    columnGap: 24,
    '& > h3': { paddingBlockStart: 28 },
    '& > dl': { margin: '28px 24px' },
  },
  '@container (min-width: 62rem)': {
    grid: '"map name" "map facts" 1fr / 40% minmax(0, 1fr)',
    columnGap: theme.layout.panel,
    '& > h3': { paddingBlockStart: 36 },
    '& > dl': { marginBlock: '20px 32px', marginInline: `0 ${theme.layout.panel}` },
    // Places the buttons between the pin and the patterned lower edge of the drawing.
    '& > div': { gridArea: 'map', margin: `12cqi ${theme.layout.panel} 0` },
    '& iframe': { gridArea: 'map' },
  },
});

const Layout = styled('div', { name: 'KitOfficeCard', slot: 'Layout' })<{
  readonly ownerState: { readonly compact: boolean };
}>(
  ({ theme }) => ({
    display: 'grid',
    grid: `"frame frame" "map name" "map show" 1fr "facts facts" / 36% minmax(0, 1fr)`,
    gap: '0 12px',
    alignItems: 'start',
    '& > picture': { gridArea: 'map', width: '100%' },
    '& > h3': { gridArea: 'name' },
    '& > dl': { gridArea: 'facts', marginBlockStart: 16 },
    '& > div': {
      gridArea: 'show',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px 12px',
      marginBlockStart: 8,
      // With `display: contents` the card's grid positions the frame.
      '&:has(> iframe)': { display: 'contents' },
      [theme.breakpoints.down('sm')]: { '& > *': { paddingInline: 12 } },
    },
    '& > div > a': { gridArea: 'show', justifySelf: 'start', alignSelf: 'start' },
    // Gives the second button a background, because the drawing is behind it.
    '& button + a': { background: theme.vars.palette.roles.page },
    // Hides the button without scripts: loading the map needs them, the link does not.
    '& button': { '@media (scripting: none)': { display: 'none' } },
    '& button:has(+ iframe)': { display: 'none' },
    '& iframe': { gridArea: 'frame', width: '100%', aspectRatio: '16 / 9', border: 0 },
    '& iframe:not([data-loaded])': { opacity: 0 },
    '& [role="status"]': {
      flexBasis: '100%',
      padding: 4,
      background: theme.vars.palette.roles.page,
    },
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

/** An office with its contact channels. Shows a drawing until a visitor loads the map. */
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
