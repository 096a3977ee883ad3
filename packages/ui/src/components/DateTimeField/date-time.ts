/** Minutes between the times that can be chosen (§9). */
export const stepMinutes = 15;

/** The working hours in which a call can be asked for. */
export interface OpeningHours {
  /** The days of the week, 0 for Sunday. */
  readonly days: readonly number[];
  /** The first and the last time of such a day, in minutes since midnight. */
  readonly from: number;
  readonly to: number;
}

const everyDay: OpeningHours = { days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 24 * 60 };
/** The earliest time that is proposed for a day, in minutes since midnight: nine o'clock. */
const usualStart = 9 * 60;

const minutesOf = (date: Date): number => date.getHours() * 60 + date.getMinutes();

/** Whether a time of day can be chosen. */
export const isOpenAt = (date: Date, { from, to }: OpeningHours = everyDay): boolean =>
  minutesOf(date) >= from && minutesOf(date) <= to;

/** A day at a time, given in minutes since midnight. */
const at = (day: Date, minutes: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, minutes);

/** The midnight at which a day begins. */
export const startOfDay = (date: Date): Date => at(date, 0);

/** The time proposed for a day: nine or when it opens; today, the next step if that has passed. */
export function startOf(day: Date, now: Date, { from }: OpeningHours = everyDay): Date {
  const start = at(day, Math.max(from, usualStart));
  if (start > now || day < startOfDay(now)) return start;
  return at(day, (Math.floor(minutesOf(now) / stepMinutes) + 1) * stepMinutes);
}

/** Whether a day can be chosen: it has working hours that are still to come. */
export const isOpenOn = (day: Date, now: Date, hours: OpeningHours = everyDay): boolean =>
  hours.days.includes(day.getDay()) &&
  startOfDay(day) >= startOfDay(now) &&
  startOf(day, now, hours) <= at(day, Math.min(hours.to, 24 * 60 - stepMinutes));

/** The next day that can be chosen, at its proposed time. */
export function firstOpen(now: Date, hours: OpeningHours = everyDay): Date {
  const week = Array.from({ length: 8 }, (_, days) => at(now, days * 24 * 60));
  return startOf(week.find((day) => isOpenOn(day, now, hours)) ?? now, now, hours);
}

/** The first time that can be chosen, on the clocks of the zone: an example of how to write one. */
export const firstSlot = (hours?: OpeningHours, timeZone?: string): Date =>
  ofLocal(firstOpen(asLocal(clockAt(new Date(), timeZone)), hours));

/** The order in which a date is written: month first (§5.1), day first, or year first. */
export type DateOrder = 'mdy' | 'dmy' | 'ymd';

/** How a field writes and reads a date. */
export interface DateStyle {
  /** Default: `mdy`, `MM/dd/yyyy`. */
  readonly order?: DateOrder | undefined;
  /** True for a date without a time. */
  readonly dateOnly?: boolean | undefined;
}

/**
 * What is wrong with a typed date: `value` is the month, the day or the time that there is not, or the
 * whole date if day and month could be meant in either order.
 */
export interface DateFault {
  readonly part: 'month' | 'day' | 'time' | 'minutes' | 'order';
  readonly value: string;
}

const pattern =
  /^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})(?:(?:,\s*|\s+)(\d{1,2})\s?[:h]\s?(\d{2}))?$/i;

/** Month and day of the first two parts of a date that does not begin with its year. */
function monthAndDay(first: string, second: string, order: DateOrder) {
  const isDayFirst =
    order === 'dmy'
      ? Number(second) <= 12 || Number(first) > 12
      : Number(first) > 12 && Number(second) <= 12;
  return isDayFirst ? [second, first] : [first, second];
}

/**
 * Reads a typed date and time in the field's order, by default `MM/dd/yyyy, HH:mm` (§5.1); a leading
 * zero, the comma or the space may be left out. A date that can only be meant in another order is read
 * so; where both orders are possible, `05.03.2027` is not taken for the fifth month, because dots and
 * hyphens are written with the day first. A date without a time is at nine o'clock.
 *
 * @returns what a clock shows, in whatever zone it is: a `Date` with these numbers in UTC, where no
 *   hour is missing on any day; otherwise the part that is wrong, or `undefined` if it has no parts.
 */
export function readDateTime(
  text: string,
  { order = 'mdy', dateOnly = false }: DateStyle = {},
): Date | DateFault | undefined {
  const match = pattern.exec(text.trim());
  if (!match || (dateOnly && match[5])) return undefined;
  const [
    ,
    one = '',
    separator,
    two = '',
    three = '',
    hours = dateOnly ? '0' : '9',
    minutes = '00',
  ] = match;
  const isYearFirst = one.length === 4;
  const year = isYearFirst ? one : three;
  if (year.length !== 4 || Number(year) < 1900 || (isYearFirst ? three : one).length > 2) {
    return undefined;
  }
  const [month = '', day = ''] = isYearFirst ? [two, three] : monthAndDay(one, two, order);
  const isAmbiguous = Number(day) <= 12 && Number(month) <= 12 && Number(day) !== Number(month);
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (Number(month) < 1 || Number(month) > 12) return { part: 'month', value: month };
  if (new Date(midnight).getUTCDate() !== Number(day)) return { part: 'day', value: day };
  if (!isYearFirst && isAmbiguous && (order === 'ymd' || (order === 'mdy' && separator !== '/'))) {
    return { part: 'order', value: `${one}${separator}${two}` };
  }
  const isOnClock = Number(hours) < 24 && Number(minutes) < 60;
  if (!isOnClock) return { part: 'time', value: `${hours}:${minutes}` };
  if (Number(minutes) % stepMinutes > 0) return { part: 'minutes', value: minutes };
  return new Date(midnight + (Number(hours) * 60 + Number(minutes)) * 60_000);
}

/** What `readDateTime` reads, if nothing is wrong. */
export function parseDateTime(text: string, style?: DateStyle): Date | undefined {
  const read = readDateTime(text, style);
  return read instanceof Date ? read : undefined;
}

/** How each order is written. */
const written = { mdy: '$2/$3/$1', dmy: '$3/$2/$1', ymd: '$1-$2-$3' };

/** Writes what a clock shows, see `parseDateTime`: by default as `MM/dd/yyyy, HH:mm`. */
export const formatDateTime = (
  clock: Date,
  { order = 'mdy', dateOnly = false }: DateStyle = {},
): string =>
  clock
    .toISOString()
    .replace(/^(\d+)-(\d+)-(\d+)T(\d+:\d+).*/, written[order] + (dateOnly ? '' : ', $4'));

/** What a clock shows, as a `Date` in the browser's own time zone: the calendar's library needs one. */
export const asLocal = (clock: Date): Date =>
  // A text without a zone is read in the browser's own.
  new Date(clock.toISOString().replace('Z', ''));

/** The opposite of `asLocal`. */
export const ofLocal = (date: Date): Date =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000);

/**
 * What the clocks of a zone show at a moment, to the minute: a `Date` with these numbers in UTC.
 *
 * @param timeZone as IANA names it; by default the browser's own.
 */
export function clockAt(moment: Date, timeZone?: string): Date {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  return new Date(
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')),
  );
}

/** The moment at which the clocks of a zone show a time; a missing one is an hour later. */
export function momentOf(clock: Date, timeZone: string): Date {
  const offsetAt = (moment: Date) => clockAt(moment, timeZone).getTime() - moment.getTime();
  const guess = new Date(clock.getTime() - offsetAt(clock));
  return new Date(clock.getTime() - offsetAt(guess));
}
