import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@mui/material/styles';
import { motion } from './theme/kit-tokens.ts';

const seen = keyframes({ from: { '--unseen': '1' }, to: { '--unseen': '0' } });

/**
 * Styles with `--unseen`: 1 until half of the box has been scrolled into view, then 0. The timeline only
 * says that it is seen; a transition then takes its time. In windows from `md` on, and not with reduced
 * motion: small screens are mostly cheap phones. Given to `styled` after the box's own styles.
 */
const onceSeen =
  (styles: CSSObject) =>
  ({ theme }: { readonly theme: Theme }): CSSObject => ({
    [theme.breakpoints.up('md')]: {
      '@media screen and (prefers-reduced-motion: no-preference)': {
        '@supports (animation-timeline: view())': {
          animation: `${seen} both`,
          animationTimeline: 'view()',
          animationRange: 'entry',
          ...styles,
        },
      },
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

/** A box is woven from its left edge to its right one, with what hangs over its other edges. */
export const woven = onceSeen({
  clipPath: 'inset(-2rem calc(var(--unseen) * 100%) -2rem -2rem)',
  transition: `clip-path 1400ms ${motion.curve}`,
});
