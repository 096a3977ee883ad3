import { contactForm, rulesOf } from '@insurance-kit/content-client/forms';
import {
  clockAt,
  type FormValues,
  formatDateTime,
  parseDateTime,
  readFormValues,
  readPhone,
  withLabels,
} from '@insurance-kit/ui/forms';
import { identity } from '#company/company.ts';
import { contactFormTexts } from '#company/texts/contact.ts';
import { submissionIdName } from '../../../shared/names.ts';

export const contactFields = withLabels(rulesOf(contactForm()), contactFormTexts.form.fields);

const { user_phone, time } = contactFields;

export const contactSchema = contactForm({
  phone: (typed) => readPhone(typed, user_phone.defaultCountry),
  time: (typed) => {
    const date = parseDateTime(typed, time);
    return date && formatDateTime(date, time);
  },
});

export const readContactValues = (read: (name: string) => unknown) =>
  readFormValues(contactFields, read);

/** Tells a visitor what happens to `message`. Without `message`, the texts suit any message. */
export function nextSteps(message?: FormValues): readonly string[] {
  const { read, complaint, answer, mayCall, call, urgent } = contactFormTexts.form.sent.steps;
  const { user_complaint, user_request, user_enquiry, time: chosenTime } = message ?? {};
  const answers = [
    ...(user_complaint ? [complaint] : []),
    ...(!user_complaint || user_request || user_enquiry ? [answer] : []),
  ];
  const calls = message === undefined ? ` ${mayCall}` : chosenTime ? ` ${call}` : '';
  return [read, ...answers.slice(0, -1), answers.at(-1) + calls, urgent];
}

/** Parameters of the e-mail (§7). `time` is the preferred time, or the time of sending. */
export function contactMessage(
  values: FormValues,
  submissionId: string,
): Readonly<Record<string, string>> {
  const fields = Object.keys(contactFields).map((name) => [name, values[name] ?? '']);
  return {
    ...Object.fromEntries(fields),
    time: values.time || formatDateTime(clockAt(new Date(), identity.timeZone), time),
    from_name: identity.name,
    [submissionIdName]: submissionId,
  };
}
