import { keyframes } from '@emotion/react';

const whole = '100% 100%';
const outside = 'calc(100% + 48px) 100%';
const fade = keyframes({
  from: { maskSize: `${whole}, ${outside}` },
  '20%, 80%': { maskSize: `${whole}, ${whole}` },
  to: { maskSize: `${outside}, ${whole}` },
});

const toLeft = 'linear-gradient(to left, transparent, #000 48px)';
const toRight = 'linear-gradient(to right, transparent, #000 48px)';

/**
 * A row that scrolls sideways fades where more of it follows or went before; if all of it fits,
 * nothing fades. Needs no script; older browsers show no fade.
 */
export const fadingRow = {
  // The fade of the end, then that of the start.
  maskImage: `${toLeft}, ${toRight}`,
  maskPosition: 'left, right',
  maskRepeat: 'no-repeat',
  maskComposite: 'intersect',
  // Both fades lie outside the row until the row can be scrolled.
  maskSize: outside,
  animation: `${fade} linear`,
  animationTimeline: 'scroll(self inline)',
  '[dir="rtl"] &': { maskImage: `${toRight}, ${toLeft}`, maskPosition: 'right, left' },
} as const;
