import { colours } from '#company/colours.ts';
import { type PageTheme, pageThemeOf } from './colours.ts';

/** The chosen company's theme. A build has its value in place of this module (`vite/built-theme.ts`). */
export const theme: PageTheme = pageThemeOf(colours);
