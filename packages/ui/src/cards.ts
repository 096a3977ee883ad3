import type { CSSObject, Theme } from '@mui/material/styles';
import { motion } from './theme/kit-tokens.ts';

/**
 * The default props that the kit's panels and cards give MUI's `Paper` and `Card`. MUI's own
 * default, `variant="elevation"`, writes a `style` attribute, which a strict policy refuses.
 */
export const flatPaper = { variant: 'outlined', square: true } as const;

/** The same, as the element of something that stands for itself. */
export const flatArticle = { ...flatPaper, component: 'article' } as const;

/** Flat paper without looks of its own. */
export const flatLooks = {
  overflow: 'visible',
  border: 0,
  background: 'none',
  color: 'inherit',
  transition: 'none',
} as const;

/** A link that covers the whole card around it, which must be positioned. */
export const overCard = {
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** How far a large picture hangs above its place, in px. */
const above = 14;

const hangs: CSSObject = {
  transform: `translateY(max(-${above}px, -6%))`,
  transition: `transform ${motion.picture} ${motion.curve}`,
};

const motionIsWelcome = '@media (prefers-reduced-motion: no-preference)';

/**
 * A picture that hangs from the upper edge of a clipped box and comes down 14 px under a pointer, less
 * where it is small. The box sets `transform: none` on it. Where less motion is asked for, it hangs at
 * its full length.
 */
export const hung: CSSObject = { [motionIsWelcome]: hangs };

/** The same for a picture that fills its box, which is lower by that, so that nothing of it is empty. */
export const hungInBox: CSSObject = { [motionIsWelcome]: { ...hangs, marginBlockEnd: -above } };

/** A panel of either `kind`, in whose upper end corner a picture hangs. */
export const tileLooks = ({ theme }: { readonly theme: Theme }) => {
  const { roles } = theme.vars.palette;
  return {
    ...flatLooks,
    containerType: 'inline-size',
    position: 'relative',
    overflow: 'hidden',
    background: roles.panelStrong,
    color: roles.onPanel,
    '&[data-kind="full"]': { background: roles.tile, color: roles.onBrand },
    '&:hover picture': { transform: 'none' },
    '@media (forced-colors: active)': { border: '1px solid' },
    '@media print': { '&, &[data-kind="full"]': { background: 'none', color: 'inherit' } },
  } as const;
};

/** In a `compact` tile only the title is beside the picture; in a `narrow` one it is smaller. */
export const compact = '@container (max-width: 30rem)';
export const narrow = '@container (max-width: 25rem)';

/** The picture of a tile. */
export const tileArt = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 32,
  '& picture': hung,
  [compact]: { insetInlineEnd: 20 },
  [narrow]: { width: '30%' },
} as const;
