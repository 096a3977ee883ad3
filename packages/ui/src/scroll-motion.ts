import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@mui/material/styles';
import { motion } from './theme/kit-tokens.ts';

const down = keyframes({ from: { translate: '0 -56px' } });

/** The negative insets keep overflowing content visible. */
const reveal = keyframes({
  from: { clipPath: 'inset(-2rem 99% -2rem -2rem)' },
  to: { clipPath: 'inset(-2rem -10% -2rem -2rem)' },
});

/** Starts `startWhenSeen` animations when a fifth of the box is visible; on phones, see `phones`. */
const onceSeen =
  (parts: CSSObject, { phones = false } = {}) =>
  ({ theme }: { readonly theme: Theme }): CSSObject => ({
    [`@media screen and (min-width: ${phones ? 0 : theme.breakpoints.values.md}px) and (prefers-reduced-motion: no-preference)`]:
      {
        '@supports (animation-trigger: --seen play)': {
          triggerScope: '--seen',
          timelineTrigger: '--seen view() entry 20%',
          ...parts,
        },
      },
  });

const startWhenSeen = (animation: string): CSSObject => ({
  animation: `${animation} both`,
  animationTrigger: '--seen play',
});

/** Slides the picture of a box down when the box comes into view. */
export const slideDown = (props: { readonly theme: Theme }): CSSObject => ({
  overflow: 'clip',
  ...onceSeen({ '& picture': startWhenSeen(`${down} 450ms ${motion.curve}`) })(props),
});

const blockByBlock: CSSObject = { '& > *': startWhenSeen(`${reveal} 400ms steps(12)`) };

/** Reveals each child of a box from left to right, in 12 steps, when the box comes into view. */
export const revealInBlocks = onceSeen(blockByBlock);

/** Like `revealInBlocks`, but also on phones. */
export const revealInBlocksOnPhones = onceSeen(blockByBlock, { phones: true });
