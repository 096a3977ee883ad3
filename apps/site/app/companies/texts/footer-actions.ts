export { footerActions } from '#company/texts/footer-actions.ts';

/** The buttons at the footer's end: all that every page says of feedback and cookies. */
export interface FooterActions {
  readonly feedback: string;
  readonly cookies: string;
}
