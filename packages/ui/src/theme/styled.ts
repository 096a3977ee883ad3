import './augment.ts';

/**
 * MUI's `styled`, with the kit's theme: `name` and `slot` make a part that a theme's `components` can
 * change, and that takes `sx`.
 */
export { styled } from '@mui/material/styles';
