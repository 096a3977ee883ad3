'use client';

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { shiftOnHover } from '../../cards.ts';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { Caption } from '../Caption/Caption.tsx';

interface OwnProps {
  /** Background. `light`: the colour of a panel. `full`: the brand's colour. */
  readonly variant: 'light' | 'full';
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A `Picture` at the top edge, at most 256 px wide. */
  readonly picture: ReactNode;
  /** The picture's height divided by its width. Default: 1.25. */
  readonly ratio?: number | undefined;
  /** One to three `TextLink`s, or a `Button` that links may follow. */
  readonly links: ReactNode;
}

export type TileProps = KitProps<OwnProps, 'article', 'layout' | 'text' | 'links' | 'art'>;

const Root = styled('article', { name: 'KitTile', slot: 'Root' })<{
  readonly ownerState: Pick<OwnProps, 'variant' | 'ratio'>;
}>(({ theme: { vars }, ownerState: { variant, ratio = 1.25 } }) => ({
  '--kit-ratio': ratio,
  containerType: 'inline-size',
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  background: vars.palette.roles[variant === 'full' ? 'tile' : 'panelStrong'],
  color: vars.palette.roles[variant === 'full' ? 'onBrand' : 'onPanel'],
  '&:hover picture': { transform: 'none' },
  '@media (forced-colors: active)': { border: '1px solid' },
}));

/** Layouts by width. `compact`: text wraps around the picture. `narrow`: only the title does. */
const compact = '@container (max-width: 30rem)';
const narrow = '@container (max-width: 25rem)';

const Layout = styled('div', { name: 'KitTile', slot: 'Layout' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) calc(43% + 32px)',
  // The first row is about as high as the picture, so that the links can use the whole width.
  gridTemplateRows: 'minmax(312px, 1fr) auto',
  [compact]: { grid: '1fr auto / minmax(0, 1fr)', minHeight: 300 },
});

const Text = styled('div', { name: 'KitTile', slot: 'Text' })(({ theme }) => ({
  paddingBlock: '44px 24px',
  paddingInline: '40px 28px',
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h3, fontSize: 'clamp(1.5rem, 1.25rem + 0.75vw, 1.9375rem)' },
  '& h2 + *': { maxWidth: '20em', marginBlockStart: 16 },
  '@container (min-width: 37rem)': { '&& h2 + *': { fontSize: '1.125rem' } },
  [compact]: {
    paddingBlock: '28px 20px',
    paddingInline: 24,
    '&::before': {
      content: '""',
      float: 'inline-end',
      width: 'calc(38cqi + 16px)',
      height: 'calc(38cqi * var(--kit-ratio) + 6.5cqi - 18px)',
    },
  },
  [narrow]: {
    '&::before': {
      width: 'calc(30cqi + 12px)',
      height: 'calc(30cqi * var(--kit-ratio) + 0.5cqi - 24px)',
    },
    '& h2 + *': { clear: 'inline-end' },
  },
}));

const Links = styled('p', { name: 'KitTile', slot: 'Links' })({
  gridColumn: '1 / -1',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 24px',
  paddingBlock: '0 40px',
  paddingInline: 40,
  [compact]: { paddingBlockEnd: 28, paddingInline: 24 },
});

const Art = styled('div', { name: 'KitTile', slot: 'Art' })({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 32,
  width: '43%',
  maxWidth: 256,
  '& picture': shiftOnHover,
  [compact]: { insetInlineEnd: 20, width: '38%' },
  [narrow]: { width: '30%' },
});

/** A panel with title, text and links, beside a picture that shifts on hover. */
export const Tile = (props: TileProps) => {
  const { variant, title, text, picture, ratio, links, slot, ...root } = useKitProps(
    'KitTile',
    props,
  );
  return (
    <Root {...root} ownerState={{ ...root.ownerState, variant, ratio }}>
      <Layout {...slot('layout')}>
        <Text {...slot('text')}>
          <Caption as="h2">{title}</Caption>
          {text}
        </Text>
        <Links {...slot('links')}>{links}</Links>
        <Art {...slot('art')}>{picture}</Art>
      </Layout>
    </Root>
  );
};
