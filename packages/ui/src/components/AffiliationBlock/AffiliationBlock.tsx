'use client';

import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type KitProps, useKitProps } from '../../kit-props.ts';
import { revealInBlocks } from '../../scroll-motion.ts';
import { twoColumns } from '../../theme/kit-tokens.ts';

interface OwnProps {
  readonly title: ReactNode;
  /** A paragraph, `Facts` and a `TextLink`. */
  readonly children: ReactNode;
  /** A `Picture` of a map without text, 640 × 288, and a `MapPlace` for each place name. */
  readonly map: ReactNode;
}

export type AffiliationBlockProps = KitProps<OwnProps, 'section', 'text' | 'mapBox'>;

const Root = styled('section', { name: 'KitAffiliationBlock', slot: 'Root' })(({ theme }) => ({
  background: theme.vars.palette.roles.panelNeutral,
  overflowWrap: 'anywhere',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: theme.layout.halves,
    gap: theme.layout.gap,
    alignItems: 'center',
    paddingBlock: 'clamp(64px, 7vw, 96px)',
  },
  [theme.breakpoints.down(twoColumns)]: {
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 32 },
  },
}));

const Text = styled('div', { name: 'KitAffiliationBlock', slot: 'Text' })(({ theme }) => ({
  paddingInlineEnd: theme.layout.columnAir,
  '& h2': theme.typography.h2,
  '& > p': {
    ...theme.typography.lead,
    maxWidth: theme.layout.leadMeasure,
    marginBlock: '20px 28px',
    color: theme.vars.palette.roles.inkSoft,
  },
  '& > dl': { marginBlockEnd: 28 },
}));

/** Positions count from the left in all languages, because maps are never mirrored. */
const MapBox = styled('div', { name: 'KitAffiliationBlock', slot: 'MapBox' })(
  {
    position: 'relative',
    direction: 'ltr',
  },
  revealInBlocks,
);

export interface MapPlaceOwn {
  /** Position on the map: `x` % of its width from the left, `y` % of its height from the top. */
  readonly x: number;
  readonly y: number;
  /** Where the name is: below the position or right of it. Default: below. */
  readonly side?: 'below' | 'right' | undefined;
  readonly children: ReactNode;
}

export type MapPlaceProps = KitProps<MapPlaceOwn, 'span'>;

/** Positioned by a CSS rule: a strict content security policy blocks `style` attributes. */
const Place = styled('span', { name: 'KitMapPlace', slot: 'Root' })<{
  ownerState: Required<Pick<MapPlaceOwn, 'x' | 'y' | 'side'>>;
}>(({ theme, ownerState: { x, y, side } }) => ({
  ...theme.typography.display,
  position: 'absolute',
  left: `${x}%`,
  top: `${y}%`,
  fontSize: '1.125rem',
  lineHeight: 1,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  transform: side === 'below' ? 'translate(-50%, 1em)' : 'translate(0.8em, 0.4em)',
  [theme.breakpoints.down('md')]: { fontSize: '1rem' },
}));

/** Shows a place name on the map, hidden from screen readers: the map's `alt` has the name too. */
export const MapPlace = (props: MapPlaceProps) => {
  const { x, y, side = 'below', slot: _, ...root } = useKitProps('KitMapPlace', props);
  return <Place aria-hidden="true" {...root} ownerState={{ x, y, side }} />;
};

/** The group that the company belongs to: a text beside a map of the group's countries. */
export const AffiliationBlock = (props: AffiliationBlockProps) => {
  const { title, children, map, slot, ...root } = useKitProps('KitAffiliationBlock', props);
  return (
    <Root {...root}>
      <Container>
        <Text {...slot('text')}>
          <h2>{title}</h2>
          {children}
        </Text>
        <MapBox {...slot('mapBox')}>
          <div>{map}</div>
        </MapBox>
      </Container>
    </Root>
  );
};
