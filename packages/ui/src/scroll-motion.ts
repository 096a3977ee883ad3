import { keyframes } from '@emotion/react';
import type { CSSObject, Theme } from '@mui/material/styles';
import { motion } from './theme/kit-tokens.ts';

const down = keyframes({ from: { translate: '0 -56px' } });

/** The lengths are negative, so that overlapping content is not clipped. */
const weave = keyframes({
  from: { clipPath: 'inset(-2rem 99% -2rem -2rem)' },
  to: { clipPath: 'inset(-2rem -10% -2rem -2rem)' },
});

/** Starts the animations of a box (`startWhenSeen`) when a fifth of the box is visible. */
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

/** A box whose picture slides down when it comes into view. */
export const letDown = (props: { readonly theme: Theme }): CSSObject => ({
  overflow: 'clip',
  ...onceSeen({ '& picture': startWhenSeen(`${down} 450ms ${motion.curve}`) })(props),
});

const blockByBlock: CSSObject = { '& > *': startWhenSeen(`${weave} 400ms steps(12)`) };

/** A box whose content appears block by block when it comes into view. */
export const woven = onceSeen(blockByBlock);

/** Like `woven`, but also on phones. */
export const wovenOnPhones = onceSeen(blockByBlock, { phones: true });
