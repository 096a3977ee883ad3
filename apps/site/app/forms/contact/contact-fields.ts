import { contactFields as rules } from '@insurance-kit/content-client/forms';
import { readFormValues, withLabels } from '@insurance-kit/ui/forms';
import { contactFormTexts } from '#company/texts/contact.ts';

/** What the contact form asks for, in the company's words. */
export const contactFields = withLabels(rules, contactFormTexts.form.fields);

/** Reads a contact message from a post or from what was stored. */
export const readContactValues = (read: (name: string) => unknown) =>
  readFormValues(contactFields, read);
