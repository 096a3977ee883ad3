import type { ReactNode } from 'react';

/** The share of the full size for captions of up to 30 and 60 letters, and for longer ones. */
const shares = [
  { letters: 30, share: 1 },
  { letters: 60, share: 0.715 },
  { letters: Number.POSITIVE_INFINITY, share: 0.525 },
] as const;

/**
 * A hero's font size by the length of its title: 84, 60 and 44 px where `full` is 84 px, never less
 * than 32 px. The title, or an element around it, has `titleStep`.
 */
export const titleSize = (full: string | number | undefined): string =>
  `max(2rem, ${full} * var(--kit-title, 1))`;

/** The same for what is never larger than a home's title: of 72 px a longer one has 60, then 51 px. */
export const innerTitleSize = (full: string): string =>
  `calc(${full} * (0.4 + 0.6 * var(--kit-title, 1)))`;

/**
 * Sets the share of the full size that a title has; nothing for a short one.
 *
 * @param letters how many it has, where it is no string.
 */
export const titleStep = (title: ReactNode, letters = 0): { style?: object } => {
  const length = typeof title === 'string' ? title.length : letters;
  const share = shares.find((one) => length <= one.letters)?.share ?? 1;
  return share === 1 ? {} : { style: { '--kit-title': share } };
};
