import type { HelpPage } from '../../shared/pages.ts';
import accessibility from './help/accessibility.html?raw';
import claims from './help/claims.html?raw';
import complaints from './help/complaints.html?raw';

/** The texts of its pages of help, which stay out of the browser's code. */
export const helpHtml: Readonly<Partial<Record<HelpPage, string>>> = {
  claims,
  complaints,
  accessibility,
};
