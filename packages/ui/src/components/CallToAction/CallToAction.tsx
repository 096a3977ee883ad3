'use client';

import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { buttonSizes } from '../../theme/kit-tokens.ts';
import { LeadText, largestHeading } from '../Caption/Caption.tsx';
import type { Surface } from '../Section/Section.tsx';
import { WovenBand } from '../WovenBand/WovenBand.tsx';

type OwnSurface = Extract<Surface, 'panel' | 'panelStrong' | 'brand'>;

interface OwnProps {
  readonly title: ReactNode;
  /** One or two sentences. With `surface="brand"`, `\n` breaks the line in wide windows. */
  readonly text?: ReactNode;
  /** A `Button`. With `surface="brand"`: `color="secondary"`. */
  readonly action: ReactNode;
  /** The company's square emblem in gold, for `surface="panel"`. */
  readonly sign?: ReactNode;
  /** `brand` is full-width, for the end of a page. Put any other call to action in a `Section`. */
  readonly surface?: OwnSurface | undefined;
}

export type CallToActionProps = KitProps<OwnProps, 'section', 'sign' | 'text' | 'action'>;

type WithSurface = { readonly ownerState: { readonly surface: OwnSurface } };

const Root = styled('section', { name: 'KitCallToAction', slot: 'Root' })<WithSurface>(
  ({ theme, ownerState: { surface } }) => {
    const { roles } = theme.vars.palette;
    const looks = {
      panel: {
        background: roles.panel,
        display: 'grid',
        gridTemplateColumns: '96px minmax(0, 1fr) auto',
        alignItems: 'center',
        boxShadow: `inset 0 0 0 1px ${roles.panelBorder}`,
        [theme.breakpoints.down('lg')]: { gridTemplateColumns: '72px minmax(0, 1fr) auto' },
        [theme.breakpoints.down('md')]: {
          gridTemplateColumns: '52px minmax(0, 1fr)',
          alignItems: 'start',
        },
        '@media (forced-colors: active), print': { border: '1px solid' },
        // Printed pages show the button's URL, which needs the whole width.
        '@media print': { display: 'block', breakInside: 'avoid' },
      },
      panelStrong: {
        background: roles.panelStrong,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '24px 40px',
        padding: theme.layout.panel,
        color: roles.onPanel,
        [theme.breakpoints.down('md')]: { padding: 24 },
        '@media (forced-colors: active)': { border: '1px solid' },
      },
      brand: {
        background: roles.brand,
        color: roles.onBrand,
        '& > div': {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 40,
          paddingBlock: 'clamp(56px, 6.4vw, 92px)',
        },
        [theme.breakpoints.down('md')]: {
          '& > div': { flexDirection: 'column', alignItems: 'stretch', gap: 28 },
        },
        '@media print': { '& > div': { display: 'block', paddingBlock: 0 } },
      },
    } as const;
    return looks[surface];
  },
);

const Sign = styled('div', { name: 'KitCallToAction', slot: 'Sign' })(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  background: theme.vars.palette.roles.brand,
  '& img': { width: 56, height: 56 },
  [theme.breakpoints.down('md')]: {
    gridRow: '1 / 3',
    alignContent: 'start',
    paddingBlockStart: 28,
    '& img': { width: 34, height: 34 },
  },
  '@media (forced-colors: active)': { borderInlineEnd: '1px solid' },
}));

const Text = styled('div', { name: 'KitCallToAction', slot: 'Text' })<WithSurface>(
  ({ theme, ownerState: { surface } }) => {
    const { roles } = theme.vars.palette;
    const looks = {
      panel: {
        paddingBlock: 40,
        paddingInline: '40px 24px',
        [theme.breakpoints.down('lg')]: { paddingBlock: 28, paddingInline: '28px 0' },
        [theme.breakpoints.down('md')]: { paddingBlock: '28px 0', paddingInline: 20 },
        '@media print': { paddingBlock: '20px 0' },
      },
      panelStrong: {},
      brand: {
        '& h2': { ...theme.typography.h2, fontSize: largestHeading, lineHeight: 0.98 },
        '& p': {
          ...theme.typography.lead,
          maxWidth: theme.layout.leadMeasure,
          marginBlockStart: 16,
          color: roles.onBrandMuted,
          // Keeps the line breaks of the text, which are between its sentences.
          [theme.breakpoints.up('md')]: { whiteSpace: 'pre-line' },
        },
      },
    } as const;
    return {
      minWidth: 0,
      overflowWrap: 'anywhere',
      '& h2': theme.typography.h3,
      '& p': { maxWidth: '42em', marginBlockStart: 10, color: roles.inkMuted },
      ...looks[surface],
    };
  },
);

const Action = styled('div', { name: 'KitCallToAction', slot: 'Action' })<WithSurface>(
  ({ theme, ownerState: { surface } }) => ({
    flex: 'none',
    maxWidth: '100%',
    [theme.breakpoints.down('sm')]: { '& > *': { width: '100%' } },
    // Looks like a large button. MUI's `size` would add a class to the HTML of every page.
    ...(surface === 'brand' && { '& > .MuiButton-root': buttonSizes(theme).large }),
    ...(surface === 'panel' && {
      padding: theme.layout.panel,
      [theme.breakpoints.down('lg')]: { padding: 28 },
      [theme.breakpoints.down('md')]: { padding: '24px 16px 28px 20px' },
      // Little padding, so that the label 'Souscrire et payer' fits on one line at 320 px.
      [theme.breakpoints.down('sm')]: { '&& > *': { width: '100%', paddingInline: 6 } },
      '@media print': { paddingBlock: '8px 20px' },
    }),
  }),
);

/** A title, a sentence and a button. On `brand`, a `WovenBand` (a cloth pattern) is above them. */
export const CallToAction = (props: CallToActionProps): ReactNode => {
  const {
    title,
    text,
    action,
    sign,
    surface = 'panel',
    slot,
    ...root
  } = useKitProps('KitCallToAction', props);
  const ownerState = { surface };
  const isBrand = surface === 'brand';
  const parts = (
    <>
      {surface === 'panel' && (
        <Sign {...slot('sign')} data-print="none">
          {sign}
        </Sign>
      )}
      <Text {...slot('text')} ownerState={ownerState}>
        <h2>{title}</h2>
        <LeadText>{text}</LeadText>
      </Text>
      <Action {...slot('action')} ownerState={ownerState}>
        {action}
      </Action>
    </>
  );
  return (
    <>
      {isBrand && <WovenBand />}
      <Root {...root} ownerState={ownerState}>
        {isBrand ? <Container>{parts}</Container> : parts}
      </Root>
    </>
  );
};
