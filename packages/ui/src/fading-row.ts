import { keyframes } from '@emotion/react';

const fade = 'calc(100% + 48px) 100%';
const toTheEnd = keyframes({ '0%, 80%': { maskSize: '100% 100%' }, to: { maskSize: fade } });

/**
 * A row that scrolls sideways fades where more of it follows; at its end, or if all of it fits,
 * nothing fades. Needs no script; older browsers show no fade.
 */
export const fadingRow = {
  maskImage: 'linear-gradient(to left, transparent, #000 48px)',
  maskRepeat: 'no-repeat',
  // The fade lies outside the row until the row can be scrolled.
  maskSize: fade,
  animation: `${toTheEnd} linear`,
  animationTimeline: 'scroll(self inline)',
  '[dir="rtl"] &': {
    maskImage: 'linear-gradient(to right, transparent, #000 48px)',
    maskPosition: 'right',
  },
} as const;
