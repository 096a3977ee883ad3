import { type ContactValues, contactFields } from '@insurance-kit/ui';
import { identity } from '#company/identity.ts';
import { submissionIdName } from '../../../handover/shared-names.ts';

/** A moment as `MM/dd/yyyy, HH:mm` in a time zone (readings §4, §5.1). */
export function writtenMoment(moment: Date, timeZone: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('month')}/${part('day')}/${part('year')}, ${part('hour')}:${part('minute')}`;
}

/**
 * The contact message as it is e-mailed (§7): its fields, `from_name`, the submission's id, and `time`,
 * which is the preferred date and time, or the time of sending if none was chosen.
 */
export function contactMessage(
  values: ContactValues,
  submissionId: string,
): Readonly<Record<string, string>> {
  const fields = contactFields.map((field) => [field, values[field].trim()] as const);
  return {
    ...Object.fromEntries(fields),
    time: values.time.trim() || writtenMoment(new Date(), identity.timeZone),
    from_name: identity.name,
    [submissionIdName]: submissionId,
  };
}
