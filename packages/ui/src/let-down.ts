import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@mui/material/styles';

const drop = keyframes({ from: { translate: '0 -64px' } });

/**
 * Lets a picture down from the upper edge of its box as it is scrolled into view. The box clips it. In
 * windows from `md` on, and not with reduced motion: small screens are mostly cheap phones.
 */
export const letDown = (theme: Theme): CSSObject => ({
  [theme.breakpoints.up('md')]: {
    '@media screen and (prefers-reduced-motion: no-preference)': {
      '@supports (animation-timeline: view())': {
        animation: `${drop} ease-out both`,
        animationTimeline: 'view()',
        animationRange: 'entry 10% cover 45%',
      },
    },
  },
});
