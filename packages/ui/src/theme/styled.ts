/**
 * MUI's `styled`, with the kit's theme: with `name` and `slot` an element can be styled by the
 * theme's `components`, and takes `sx`.
 */
export { styled } from '@mui/material/styles';
