import type { CSSObject } from '@mui/material/styles';
import { motion } from './theme/kit-tokens.ts';

/** Extends a link over its card. The card needs `position: relative`. */
export const overCard = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** The column of a card's texts. */
export const cardText = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  flexGrow: 1,
  minWidth: 0,
} as const;

const shiftPx = 14;

const shifted: CSSObject = {
  transform: `translateY(max(-${shiftPx}px, -6%))`,
  transition: `transform ${motion.picture} ${motion.curve}`,
};

const withMotion = '@media (prefers-reduced-motion: no-preference)';

/** Shifts a picture up. The card's hover style must move it down with `transform: none`. */
export const shiftOnHover: CSSObject = { [withMotion]: shifted };

/** Like `shiftOnHover`, for a box with `overflow: clip`. Hides the gap below a shifted picture. */
export const shiftOnHoverInBox: CSSObject = {
  [withMotion]: { ...shifted, marginBlockEnd: -shiftPx },
};
