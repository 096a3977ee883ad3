import type { CSSObject } from '@mui/material/styles';
import { motion } from './theme/kit-tokens.ts';

/**
 * The default props that the kit's panels and cards give MUI's `Paper` and `Card`. MUI's own
 * default, `variant="elevation"`, writes a `style` attribute, which a strict policy refuses.
 */
export const flatPaper = { variant: 'outlined', square: true } as const;

/** The same, as the element of something that stands for itself. */
export const flatArticle = { ...flatPaper, component: 'article' } as const;

/** Flat paper without looks of its own. */
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

/** How far a large picture hangs above its place, in px. */
const above = 14;

const hangs: CSSObject = {
  transform: `translateY(max(-${above}px, -6%))`,
  transition: `transform ${motion.picture} ${motion.curve}`,
};

const motionIsWelcome = '@media (prefers-reduced-motion: no-preference)';

/**
 * A picture that hangs from the upper edge of a clipped box and comes down 14 px under a pointer, less
 * where it is small. The box sets `transform: none` on it. Where less motion is asked for, it hangs at
 * its full length.
 */
export const hung: CSSObject = { [motionIsWelcome]: hangs };

/** The same for a picture that fills its box, which is lower by that, so that nothing of it is empty. */
export const hungInBox: CSSObject = { [motionIsWelcome]: { ...hangs, marginBlockEnd: -above } };
