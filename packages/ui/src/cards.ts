import type { CSSObject, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { motion } from './theme/kit-tokens.ts';

/** A link that covers its card. The card must be positioned. */
export const overCard = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

const above = 14;

const hangs: CSSObject = {
  transform: `translateY(max(-${above}px, -6%))`,
  transition: `transform ${motion.picture} ${motion.curve}`,
};

const motionIsWelcome = '@media (prefers-reduced-motion: no-preference)';

/** A picture that moves down when its box sets `transform: none` on hover. */
export const hung: CSSObject = { [motionIsWelcome]: hangs };

/** Like `hung`, for a picture that fills its box: 14 px taller, so that no gap shows below. */
export const hungInBox: CSSObject = { [motionIsWelcome]: { ...hangs, marginBlockEnd: -above } };

export interface TileContent {
  /** `light`: the brand's light panel; `full`: the brand's colour. */
  readonly variant: 'light' | 'full';
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** A `Picture` that hangs from the top: 360 × 450 in `Tile`, 420 × 410 in `ServiceTile`. */
  readonly picture: ReactNode;
  /** In `Tile` one to three `TextLink`s. In `ServiceTile` a `Button`, then links. */
  readonly links: ReactNode;
}

export const tile = ({ vars: { palette } }: Theme, variant: TileContent['variant']): CSSObject => ({
  containerType: 'inline-size',
  position: 'relative',
  overflow: 'hidden',
  background: palette.roles[variant === 'full' ? 'tile' : 'panelStrong'],
  color: palette.roles[variant === 'full' ? 'onBrand' : 'onPanel'],
  '&:hover picture': { transform: 'none' },
  '@media (forced-colors: active)': { border: '1px solid' },
});
