import { keyframes } from '@emotion/react';

/** At the start one fade lies outside the row, at the end the other. */
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
  // Both fades lie outside until the row can be scrolled.
  maskSize: 'calc(100% + 96px)',
  animation: `${fade} linear`,
  animationTimeline: 'scroll(self inline)',
  '[dir="rtl"] &': { animationDirection: 'reverse' },
} as const;
