import { clockAt, type FormValues, formatDateTime } from '@insurance-kit/ui/forms';
import { identity } from '#company/identity.ts';
import { submissionIdName } from '../../../shared/shared-names.ts';
import { contactFields } from './contact-fields.ts';

/**
 * The contact message as it is e-mailed (§7): its fields, `from_name`, the submission's id, and `time`,
 * which is the preferred date and time, or the time of sending if none was chosen, where the company is.
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
