/** The company's theme, which the README's modules import. */
export { theme } from '../own-mui/theme';
