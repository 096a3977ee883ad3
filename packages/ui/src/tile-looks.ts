import type { Theme } from '@mui/material/styles';
import { flatLooks } from './flat-paper.ts';
import { hung } from './hung.ts';

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
