import type { CSSObject } from '@mui/material/styles';
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
