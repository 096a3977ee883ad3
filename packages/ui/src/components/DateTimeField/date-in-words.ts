import { clockAt, type DateFault, firstSlot, formatDateTime, momentOf } from './date-time.ts';
import type { DateTimeModel } from './date-time-model.ts';

/** What the words of a date depend on. */
type InWords = Pick<DateTimeModel, 'dateOnly' | 'locale' | 'zone'>;

/** In French the hours have an h, as 'à 9 h 30'. */
function written(
  clock: Date,
  { locale, dateOnly }: InWords,
  dateStyle: 'full' | undefined,
): string {
  const timeStyle = dateOnly ? undefined : 'short';
  const style = { dateStyle, timeStyle, timeZone: 'UTC' } as const;
  const text = new Intl.DateTimeFormat(locale, style).format(clock);
  if (!locale.startsWith('fr')) return text;
  return text.replace(
    /0?(\d+):(\d\d)/,
    (_, hours, minutes) => `${hours}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`,
  );
}

/**
 * A day with its weekday and a time, as a clock shows them (`parseDateTime`), and what that is where
 * the visitor is, if it is another time there.
 */
export function dateInWords(clock: Date, model: InWords): string {
  const { zone } = model;
  const date = written(clock, model, 'full');
  if (!zone || model.dateOnly) return date;
  const here = clockAt(momentOf(clock, zone.timeZone));
  if (here.getTime() === clock.getTime()) return zone.words(date, undefined);
  const isSameDay = here.getUTCDate() === clock.getUTCDate();
  return zone.words(date, written(here, model, isSameDay ? undefined : 'full'));
}

/** A date that can be chosen, written as the field reads it. */
export const exampleDate = (model: DateTimeModel): string =>
  formatDateTime(firstSlot(model.hours, model.zone?.timeZone), model);

/** Says that a typed date cannot be read (§8), which part is wrong, and how to write one. */
export const dateError = (fault: DateFault | undefined, model: DateTimeModel): string =>
  [model.invalid, fault && model.faults[fault.part](fault.value), model.mend(exampleDate(model))]
    .filter(Boolean)
    .join(' ');
