import type { CSSObject } from '@mui/material/styles';
import { motion } from './theme/kit-tokens.ts';

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
