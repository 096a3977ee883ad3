/** The company's theme, which the README's provider imports, and the names of its schemes. */
export { theme } from '../own-mui/theme';
export const schemeNames = ['purple', 'red'] as const;
