/** The company's theme, as the README's provider asks for it, and the names of its schemes. */
export { theme } from '../own-mui/theme';
export const schemeNames = ['purple', 'red'] as const;
