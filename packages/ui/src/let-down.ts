import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@mui/material/styles';
import { motion } from './theme/kit-tokens.ts';

const up = '-56px';
const enter = keyframes({ from: { '--let-down': up }, to: { '--let-down': '0px' } });

/**
 * A box whose picture is let down from its upper edge, once half of it has been scrolled into view. The
 * timeline only says that it is seen; the transition then takes its time. In windows from `md` on, and
 * not with reduced motion: small screens are mostly cheap phones. Given to `styled` after the box's own
 * styles.
 */
export const letDown = ({ theme }: { readonly theme: Theme }): CSSObject => ({
  overflow: 'clip',
  [theme.breakpoints.up('md')]: {
    '@media screen and (prefers-reduced-motion: no-preference)': {
      '@supports (animation-timeline: view())': {
        '--let-down': up,
        animation: `${enter} both`,
        animationTimeline: 'view()',
        animationRange: 'entry',
        '& picture': {
          translate: '0 var(--let-down)',
          transition: `translate 900ms ${motion.curve}, transform ${motion.picture} ${motion.curve}`,
        },
      },
    },
  },
});
