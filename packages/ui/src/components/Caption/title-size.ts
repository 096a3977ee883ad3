import type { ReactNode } from 'react';
import { textStyles } from '../../theme/kit-type.ts';

/** The share of the full size for titles of up to 36 and 60 letters, and for longer ones. */
const shares = [
  { letters: 36, share: 1 },
  { letters: 60, share: 0.85 },
  { letters: Number.POSITIVE_INFINITY, share: 0.7 },
] as const;

/** A home's title by its length, at least 32 px. An element around it has `titleStep`. */
export const titleSize = (full: string | number | undefined): string =>
  `max(2rem, ${full} * var(--kit-title, 1) * var(--kit-title, 1))`;

/** The largest size of all other headings: an inner page's title is never smaller. */
export const largestHeading = `calc(1.15 * ${textStyles.h2.fontSize})`;

/** The size of an inner page's title by its length: 72 px becomes 61 or 58 px for longer titles. */
export const innerTitleSize = (full: string): string =>
  `max(${largestHeading}, ${full} * var(--kit-title, 1))`;

/**
 * Sets the share of the full size that a title has; nothing for a short one.
 * @param letters number of letters of a title that is not a string.
 */
export const titleStep = (title: ReactNode, letters = 0): { style?: object } => {
  const length = typeof title === 'string' ? title.length : letters;
  const share = shares.find((one) => length <= one.letters)?.share ?? 1;
  return share === 1 ? {} : { style: { '--kit-title': share } };
};
