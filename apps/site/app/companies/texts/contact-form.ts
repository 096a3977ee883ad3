import type { ContactFormModel } from '@insurance-kit/ui';

export { contactFormTexts } from '#company/texts/contact-form.ts';

/** The words of the contact form (§5.1) and what a visitor is told of their message (§8). */
export interface ContactFormTexts {
  readonly form: Omit<ContactFormModel, 'privacy'> & {
    /** The privacy box: `link` are the words that lead to the policy. */
    readonly privacy: { readonly before: string; readonly link: string; readonly after: string };
  };
  readonly messages: { readonly sent: string; readonly failed: string };
}
