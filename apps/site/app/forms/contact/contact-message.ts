import {
  type ContactValues,
  clockAt,
  contactFields,
  formatDateTime,
  parseDateTime,
} from '@insurance-kit/ui/forms';
import { identity } from '#company/identity.ts';
import { submissionIdName } from '../../../handover/shared-names.ts';

/**
 * The contact message as it is e-mailed (§7): its fields, `from_name`, the submission's id, and `time`,
 * which is the preferred date and time, or the time of sending if none was chosen, where the company is.
 */
export function contactMessage(
  values: ContactValues,
  submissionId: string,
): Readonly<Record<string, string>> {
  const fields = contactFields.map((field) => [field, values[field].trim()] as const);
  const time = parseDateTime(values.time) ?? clockAt(new Date(), identity.timeZone);
  return {
    ...Object.fromEntries(fields),
    time: formatDateTime(time),
    from_name: identity.name,
    [submissionIdName]: submissionId,
  };
}
