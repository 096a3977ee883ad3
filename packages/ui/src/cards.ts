import type { CSSObject, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { motion } from './theme/kit-tokens.ts';

/** Extends a link over its card, which must be positioned. */
export const overCard = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

const shiftPx = 14;

const shifted: CSSObject = {
  transform: `translateY(max(-${shiftPx}px, -6%))`,
  transition: `transform ${motion.picture} ${motion.curve}`,
};

const withMotion = '@media (prefers-reduced-motion: no-preference)';

/** Shifts a picture up, until the card's hover style moves it down with `transform: none`. */
export const shiftOnHover: CSSObject = { [withMotion]: shifted };

/** Like `shiftOnHover`, for a box with `overflow: clip`. Hides the gap below a shifted picture. */
export const shiftOnHoverInBox: CSSObject = {
  [withMotion]: { ...shifted, marginBlockEnd: -shiftPx },
};

export interface TileContent {
  /** Background. `light`: the colour of a panel. `full`: the brand's colour. */
  readonly variant: 'light' | 'full';
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A `Picture` at the top edge: 360 × 450 in `Tile`, 420 × 410 in `ServiceTile`. */
  readonly picture: ReactNode;
  /** In `Tile` one to three `TextLink`s. In `ServiceTile` a `Button`, then optional links. */
  readonly links: ReactNode;
}

/** Styles for the root of `Tile` and `ServiceTile`. On hover the picture moves down. */
export const tile = ({ vars: { palette } }: Theme, variant: TileContent['variant']): CSSObject => ({
  containerType: 'inline-size',
  position: 'relative',
  overflow: 'hidden',
  background: palette.roles[variant === 'full' ? 'tile' : 'panelStrong'],
  color: palette.roles[variant === 'full' ? 'onBrand' : 'onPanel'],
  '&:hover picture': { transform: 'none' },
  '@media (forced-colors: active)': { border: '1px solid' },
});
