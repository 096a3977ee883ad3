import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@mui/material/styles';
import { motion } from './theme/kit-tokens.ts';

const seen = keyframes({ from: { '--unseen': '1' }, to: { '--unseen': '0' } });

/**
 * Styles with `--unseen`: 1 until a tenth of the box has been scrolled into view, then 0. That starts
 * a transition of the elements in the box; not of the box, because an element's own animation
 * starts no transition on it. Not with reduced motion, nor, unless `phones` is set, below `md`: small
 * screens are mostly slow phones. Give it to `styled` after the box's own styles.
 */
const onceSeen =
  (styles: CSSObject, { phones = false } = {}) =>
  ({ theme }: { readonly theme: Theme }): CSSObject => ({
    [`@media screen and (min-width: ${phones ? 0 : theme.breakpoints.values.md}px) and (prefers-reduced-motion: no-preference)`]:
      {
        // In browsers without view timelines its duration is 0, so all is visible at once.
        animation: `${seen} both`,
        animationTimeline: 'view()',
        animationRange: 'entry 0% entry 20%',
        ...styles,
      },
  });

/** A box whose picture slides down from the box's upper edge when it comes into view. */
export const letDown = (props: { readonly theme: Theme }): CSSObject => ({
  overflow: 'clip',
  ...onceSeen({
    '& picture': {
      translate: '0 calc(var(--unseen) * -56px)',
      transition: `translate 450ms ${motion.curve}, transform ${motion.picture} ${motion.curve}`,
    },
  })(props),
});

/** @param pace how long it takes, in how many blocks. */
const blockByBlock = (pace: string): CSSObject => ({
  '& > *': {
    // Negative, so that content that overlaps an edge is not clipped. Never all of it, because a
    // browser does not load a lazy picture of which nothing can be seen.
    clipPath: 'inset(-2rem calc(var(--unseen) * 109% - 10%) -2rem -2rem)',
    transition: `clip-path ${pace}`,
  },
});

/** A box whose content appears block by block, from left to right, when it comes into view. */
export const woven = onceSeen(blockByBlock('300ms steps(12)'));

/** As `woven`, for the woven band: on phones too. A large window shows about 36 of its blocks. */
export const wovenOnPhones = onceSeen(blockByBlock('1100ms steps(36)'), { phones: true });
