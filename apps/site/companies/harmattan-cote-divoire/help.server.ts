import type { HelpPage } from '../../shared/pages.ts';
import accessibility from './help/accessibility.html?raw';
import claims from './help/claims.html?raw';
import complaints from './help/complaints.html?raw';

/** The server alone reads these texts. */
export const helpHtml: Readonly<Partial<Record<HelpPage, string>>> = {
  claims,
  complaints,
  accessibility,
};
