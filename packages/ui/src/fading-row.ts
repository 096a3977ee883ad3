import { keyframes } from '@emotion/react';

/** Moves one fade outside the row when it is scrolled to its start, the other at its end. */
const fade = keyframes({
  from: { maskSize: 'calc(100% + 48px)', maskPosition: 'right' },
  '20%, 80%': { maskSize: '100%' },
  to: { maskSize: 'calc(100% + 48px)', maskPosition: 'left' },
});

/**
 * A row that scrolls sideways fades where more of it follows or went before; if all of it fits,
 * nothing fades. Needs no script; older browsers show no fade.
 */
export const fadingRow = {
  maskImage:
    'linear-gradient(to right, transparent, #000 48px, #000 calc(100% - 48px), transparent)',
  maskPosition: 'center',
  maskRepeat: 'no-repeat',
  // Without a scroll timeline (nothing to scroll, or no support) both fades are outside.
  maskSize: 'calc(100% + 96px)',
  // Follows the visitor's finger: also shown where less motion is asked for, which stops the others.
  animation: `${fade} linear !important`,
  animationTimeline: 'scroll(self inline) !important',
  '[dir="rtl"] &': { animationDirection: 'reverse' },
} as const;
