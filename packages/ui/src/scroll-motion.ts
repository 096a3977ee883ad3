import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@mui/material/styles';
import { motion } from './theme/kit-tokens.ts';

const seen = keyframes({ from: { '--unseen': '1' }, to: { '--unseen': '0' } });

/**
 * Styles with `--unseen`: 1 until half of the box has been scrolled into view, then 0. The timeline only
 * says that it is seen; a transition then takes its time, on what is in the box: an element's own
 * animation starts none. In windows from `md` on, and not with reduced
 * motion: small screens are mostly cheap phones. Given to `styled` after the box's own styles.
 */
const onceSeen =
  (styles: CSSObject) =>
  ({ theme }: { readonly theme: Theme }): CSSObject => ({
    [`@media screen and (min-width: ${theme.breakpoints.values.md}px) and (prefers-reduced-motion: no-preference)`]:
      {
        // Without view timelines it has no duration, so that all is seen at once.
        animation: `${seen} both`,
        animationTimeline: 'view()',
        animationRange: 'entry',
        ...styles,
      },
  });

/** The picture of a box is let down from the box's upper edge. */
export const letDown = (props: { readonly theme: Theme }): CSSObject => ({
  overflow: 'clip',
  ...onceSeen({
    '& picture': {
      translate: '0 calc(var(--unseen) * -56px)',
      transition: `translate 900ms ${motion.curve}, transform ${motion.picture} ${motion.curve}`,
    },
  })(props),
});

/** What is in a box is woven from its left edge to its right one, in blocks. */
export const woven = onceSeen({
  '& > *': {
    // What hangs over an edge is shown too.
    clipPath: 'inset(-2rem calc(var(--unseen) * 110% - 10%) -2rem -2rem)',
    // Block by block: a large window shows about 36 of the woven band.
    transition: 'clip-path 1400ms steps(36)',
  },
});
