import {
  clockAt,
  type DateFault,
  type DateTimeModel,
  firstSlot,
  formatDateTime,
  momentOf,
} from './date-time.ts';

type InWords = Pick<DateTimeModel, 'dateOnly' | 'locale' | 'zone'>;

/** Formats `clock`: its UTC fields hold a local time. In French, writes 9 h 30 instead of 9:30. */
function formatClock(clock: Date, { locale, dateOnly }: InWords, dateStyle?: 'full'): string {
  const timeStyle = dateOnly ? undefined : 'short';
  const text = clock.toLocaleString(locale, { dateStyle, timeStyle, timeZone: 'UTC' });
  if (!locale.startsWith('fr')) return text;
  return text.replace(
    /0?(\d+):(\d\d)/,
    (_, hours, minutes) => `${hours}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`,
  );
}

/** Weekday, date and time in words, also in the visitor's time zone if that differs. */
export function dateInWords(clock: Date, model: InWords): string {
  const { zone } = model;
  const date = formatClock(clock, model, 'full');
  if (!zone || model.dateOnly) return date;
  const here = clockAt(momentOf(clock, zone.timeZone));
  if (here.getTime() === clock.getTime()) return zone.label(date, undefined);
  const isSameDay = here.getUTCDate() === clock.getUTCDate();
  return zone.label(date, formatClock(here, model, isSameDay ? undefined : 'full'));
}

export const exampleDate = (model: DateTimeModel): string =>
  formatDateTime(firstSlot(model.hours, model.zone?.timeZone), model);

/** The error for an invalid date (§8): says which part is wrong, and how to write a date. */
export const dateError = (fault: DateFault | undefined, model: DateTimeModel): string =>
  [model.invalid, fault && model.faults[fault.part](fault.value), model.advice(exampleDate(model))]
    .filter(Boolean)
    .join(' ');
