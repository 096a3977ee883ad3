import type { ReactNode } from 'react';
import { textStyles } from '../../theme/kit-tokens.ts';

/** The `h1` of a hero. */
export interface HeroTitle {
  readonly title: ReactNode;
  /** Number of letters, if the title is not a string. Longer titles have smaller letters. */
  readonly letters?: number | undefined;
  /** One or two sentences below the title. */
  readonly lead?: ReactNode;
  readonly help?: ReactNode;
}

/** The share of the full font size that a title of up to this many letters has. */
const shares = [
  { letters: 36, share: 1 },
  { letters: 60, share: 0.85 },
  { letters: Number.POSITIVE_INFINITY, share: 0.7 },
] as const;

/** Font size of a home page's title, at least 32 px. Set `titleStep` on the title or a parent. */
export const titleSize = (full: string | number | undefined): string =>
  `max(2rem, ${full} * var(--kit-title, 1) * var(--kit-title, 1))`;

/** Largest size of all other headings, so that an inner page's title is the largest. */
export const largestHeading = `calc(1.15 * ${textStyles.h2.fontSize})`;

/** Like `titleSize`, for inner pages: at most 72 px, and 61 or 58 px for longer titles. */
export const innerTitleSize = (full: string): string =>
  `max(${largestHeading}, ${full} * var(--kit-title, 1))`;

/** Sets the share of the font size for `titleSize`. `letters`: see `HeroTitle`. */
export const titleStep = (title: ReactNode, letters = 0): { style?: object } => {
  const length = typeof title === 'string' ? title.length : letters;
  const share = shares.find((one) => length <= one.letters)?.share ?? 1;
  return share === 1 ? {} : { style: { '--kit-title': share } };
};
