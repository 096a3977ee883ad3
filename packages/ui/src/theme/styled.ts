/** MUI's `styled`. With `name` and `slot` a theme's `components` can style the element. */
export { styled } from '@mui/material/styles';
