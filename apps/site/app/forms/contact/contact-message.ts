import { clockAt, type FormValues, formatDateTime } from '@insurance-kit/ui/forms';
import { identity } from '#company/company.ts';
import { submissionIdName } from '../../../shared/names.ts';
import { contactFields } from './contact-fields.ts';

/**
 * The parameters of the e-mail to the company (§7). `time` is the preferred date and time, or the
 * time of sending, in the company's time zone.
 */
export function contactMessage(
  values: FormValues,
  submissionId: string,
): Readonly<Record<string, string>> {
  const fields = Object.keys(contactFields).map((name) => [name, values[name] ?? '']);
  return {
    ...Object.fromEntries(fields),
    time: values.time || formatDateTime(clockAt(new Date(), identity.timeZone)),
    from_name: identity.name,
    [submissionIdName]: submissionId,
  };
}
