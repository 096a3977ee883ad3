import { contactForm, rulesOf } from '@insurance-kit/content-client/forms';
import {
  formatDateTime,
  parseDateTime,
  readFormValues,
  readPhone,
  withLabels,
} from '@insurance-kit/ui/forms';
import { contactFormTexts } from '#company/texts/contact.ts';

export const contactFields = withLabels(rulesOf(contactForm()), contactFormTexts.form.fields);

const { user_phone, time } = contactFields;

/** Checks a contact message, in the browser and on the server. */
export const contactSchema = contactForm({
  phone: (typed) => {
    const phone = readPhone(typed, user_phone.defaultCountry);
    return phone.state === 'valid' ? phone.number : undefined;
  },
  time: (typed) => {
    const date = parseDateTime(typed, time);
    return date && formatDateTime(date, time);
  },
});

/** Reads a contact message from a post or from storage. */
export const readContactValues = (read: (name: string) => unknown) =>
  readFormValues(contactFields, read);
