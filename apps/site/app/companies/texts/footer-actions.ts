export { footerActions } from '#company/texts/footer-actions.ts';

/** The ways at the footer's end: all that every page says of feedback, cookies and saving data. */
export interface FooterActions {
  readonly feedback: string;
  readonly cookies: string;
  /** Leads to the same page with small pictures and without web fonts. */
  readonly lite: string;
  /** Leads back from there. */
  readonly full: string;
}
