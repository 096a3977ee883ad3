/** §9. */
export const stepMinutes = 15;

/** Working hours in which a call can be requested. */
export interface OpeningHours {
  /** Days of the week, 0 for Sunday. */
  readonly days: readonly number[];
  /** First and last time of such a day, in minutes since midnight. */
  readonly from: number;
  readonly to: number;
}

const everyDay: OpeningHours = { days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 24 * 60 };
/** Earliest proposed time of a day, in minutes since midnight: nine o'clock. */
const usualStart = 9 * 60;

const minutesOf = (date: Date): number => date.getHours() * 60 + date.getMinutes();

export const isOpenAt = (date: Date, { from, to }: OpeningHours = everyDay): boolean =>
  minutesOf(date) >= from && minutesOf(date) <= to;

/** A day at a time, given in minutes since midnight. */
const at = (day: Date, minutes: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, minutes);

export const startOfDay = (date: Date): Date => at(date, 0);

/** The time proposed for a day: nine or when it opens; today, the next step if that has passed. */
export function startOf(day: Date, now: Date, { from }: OpeningHours = everyDay): Date {
  const start = at(day, Math.max(from, usualStart));
  if (start > now || day < startOfDay(now)) return start;
  return at(day, (Math.floor(minutesOf(now) / stepMinutes) + 1) * stepMinutes);
}

/** Whether a day has working hours that are still to come. */
export const isOpenOn = (day: Date, now: Date, hours: OpeningHours = everyDay): boolean =>
  hours.days.includes(day.getDay()) &&
  startOfDay(day) >= startOfDay(now) &&
  startOf(day, now, hours) <= at(day, Math.min(hours.to, 24 * 60 - stepMinutes));

/** The next open day, at its proposed time. */
export function firstOpen(now: Date, hours: OpeningHours = everyDay): Date {
  const week = Array.from({ length: 8 }, (_, days) => at(now, days * 24 * 60));
  return startOf(week.find((day) => isOpenOn(day, now, hours)) ?? now, now, hours);
}

/** The next open time, on the clocks of the zone, as an example of the format. */
export const firstSlot = (hours?: OpeningHours, timeZone?: string): Date =>
  ofLocal(firstOpen(asLocal(clockAt(new Date(), timeZone)), hours));

/** Order of a date: month first (§5.1), day first, or year first. */
export type DateOrder = 'mdy' | 'dmy' | 'ymd';

/** The format of a field. */
export interface DateStyle {
  /** Default: `mdy`, `MM/dd/yyyy`. */
  readonly order?: DateOrder | undefined;
  /** A date without a time. */
  readonly dateOnly?: boolean | undefined;
}

/**
 * The invalid part of a typed date: `value` is the month, day or time that does not exist, or the
 * whole date if the order of day and month is ambiguous.
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
 * Reads a typed date and time in the field's order, by default `MM/dd/yyyy, HH:mm` (§5.1); a
 * leading zero, the comma or the space may be missing. A date that is only valid in another order
 * is read in that order; if both are possible, `05.03.2027` is rejected, because dots and hyphens
 * usually mean day first. A date without a time is at nine o'clock.
 *
 * @returns the clock's reading, in any zone, as a `Date` with these numbers in UTC, which has no
 * missing hours; otherwise the invalid part, or `undefined` if the text has no parts.
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

/** The result of `readDateTime` if it is valid. */
export function parseDateTime(text: string, style?: DateStyle): Date | undefined {
  const read = readDateTime(text, style);
  return read instanceof Date ? read : undefined;
}

/** Format of each order. */
const written = { mdy: '$2/$3/$1', dmy: '$3/$2/$1', ymd: '$1-$2-$3' };

/** Formats a clock's reading (see `readDateTime`), by default as `MM/dd/yyyy, HH:mm`. */
export const formatDateTime = (
  clock: Date,
  { order = 'mdy', dateOnly = false }: DateStyle = {},
): string =>
  clock
    .toISOString()
    .replace(/^(\d+)-(\d+)-(\d+)T(\d+:\d+).*/, written[order] + (dateOnly ? '' : ', $4'));

/** A clock's reading as a `Date` in the browser's time zone, for the calendar's library. */
export const asLocal = (clock: Date): Date =>
  // A text without a zone is parsed in the browser's.
  new Date(clock.toISOString().replace('Z', ''));

export const ofLocal = (date: Date): Date =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000);

/**
 * The reading of a zone's clocks at a moment, to the minute, as a `Date` with these numbers in UTC.
 *
 * @param timeZone IANA name; default: the browser's.
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

/** The moment at which a zone's clocks show a time; a missing time is an hour later. */
export function momentOf(clock: Date, timeZone: string): Date {
  const offsetAt = (moment: Date) => clockAt(moment, timeZone).getTime() - moment.getTime();
  const guess = new Date(clock.getTime() - offsetAt(clock));
  return new Date(clock.getTime() - offsetAt(guess));
}
