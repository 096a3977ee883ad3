import type { CSSObject } from '@mui/material/styles';
import { motion } from './theme/kit-tokens.ts';

/**
 * The default props that the kit gives MUI's `Paper`. MUI's own
 * default, `variant="elevation"`, writes a `style` attribute, which a strict policy refuses.
 */
export const flatPaper = { variant: 'outlined', square: true } as const;

/** Resets MUI's styles of `Paper`. */
export const flatLooks = {
  overflow: 'visible',
  border: 0,
  background: 'none',
  color: 'inherit',
  transition: 'none',
} as const;

/** A link that covers the whole card around it, which must be positioned. */
export const overCard = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** How far a picture is shifted up, in px; less where it is small. */
const above = 14;

const hangs: CSSObject = {
  transform: `translateY(max(-${above}px, -6%))`,
  transition: `transform ${motion.picture} ${motion.curve}`,
};

const motionIsWelcome = '@media (prefers-reduced-motion: no-preference)';

/**
 * A picture at the upper edge of a clipped box. It is shifted up and comes down on hover, when the
 * box sets `transform: none` on it. With reduced motion it is never shifted.
 */
export const hung: CSSObject = { [motionIsWelcome]: hangs };

/**
 * As `hung`, for a picture that fills its box: it is 14 px higher than the box, so that shifting it
 * leaves no gap.
 */
export const hungInBox: CSSObject = { [motionIsWelcome]: { ...hangs, marginBlockEnd: -above } };
