/** The company's theme, which the README's provider imports. */
export { theme } from '../own-mui/theme';
