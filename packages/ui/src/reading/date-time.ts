/** Minutes between the times that the calendar offers (§9). */
export const stepMinutes = 15;

export interface OpeningHours {
  /** Weekdays. 0 is Sunday. */
  readonly days: readonly number[];
  /** First time of a day, in minutes since midnight; `to` is the last time. */
  readonly from: number;
  readonly to: number;
}

/** The wrong part of a typed date. `order`: it is unclear which number in `value` is the day. */
export interface DateFault {
  readonly part: 'month' | 'day' | 'time' | 'minutes' | 'order';
  readonly value: string;
}

export interface ZoneModel {
  readonly timeZone: string;
  /** Adds the zone's name to a date. */
  readonly label: (date: string) => string;
}

export interface DateTimeModel {
  readonly label: string;
  /** Month first, as §5.1 requires (default), or day first. */
  readonly order?: 'mdy' | 'dmy' | undefined;
  /** Hint about the format. HTML from the server has no example, because it is cached for days. */
  readonly hint: (example: string | undefined) => string;
  readonly open: string;
  readonly time: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly invalid: string;
  /** Second sentence of the error, about the wrong part, such as 'There is no month 31.' */
  readonly faults: Readonly<Record<DateFault['part'], (value: string) => string>>;
  /** Last sentence of the error: what to do, with a valid date as example. */
  readonly advice: (example: string) => string;
  readonly locale: string;
  /** Times that the calendar offers (default: all) and their label. Visitors may type others. */
  readonly hours?: (OpeningHours & { readonly label?: string }) | undefined;
  /** Time zone of the times, named in the text below the field. */
  readonly zone?: ZoneModel | undefined;
}

const year = String.raw`19\d{2}|[2-9]\d{3}`;
const yearFirst = String.raw`(?<yearBefore>${year})(?<mark>[/.-])(?<second>\d{1,2})\k<mark>(?<third>\d{1,2})`;
const yearLast = String.raw`(?<one>\d{1,2})(?<separator>[/.-])(?<two>\d{1,2})\k<separator>(?<yearAfter>${year})`;
const time = String.raw`(?:,\s*|\s+)(?<hours>\d{1,2})\s?[:h]\s?(?<minutes>\d{2})`;
const pattern = new RegExp(`^(?:${yearFirst}|${yearLast})(?:${time})?$`, 'i');

/**
 * Reads a typed date and time in the given order, by default `MM/dd/yyyy, HH:mm` (§5.1). A date
 * that is valid in one order only is read in that order. If `order` is `mdy`, `05.03.2027` is
 * ambiguous: dates with dots or hyphens usually have the day first. Default time: nine o'clock.
 * @returns a `Date` with the typed numbers in UTC, or the wrong part; `undefined` for other text.
 */
export function readDateTime(
  text: string,
  { order = 'mdy' }: Pick<DateTimeModel, 'order'> = {},
): Date | DateFault | undefined {
  const match = pattern.exec(text.trim())?.groups;
  if (!match) return undefined;
  const { yearBefore, second, third, one, separator, two, yearAfter, hours, minutes } = match;
  const isOtherOrder = Number(order === 'dmy' ? two : one) > 12;
  const isDayFirst = (order === 'dmy') !== isOtherOrder;
  const [month, day] = yearBefore ? [second, third] : isDayFirst ? [two, one] : [one, two];
  const midnight = new Date(
    Date.UTC(Number(yearBefore ?? yearAfter), Number(month) - 1, Number(day)),
  );
  if (Number(month) < 1 || Number(month) > 12) return { part: 'month', value: `${month}` };
  if (midnight.getUTCDate() !== Number(day)) return { part: 'day', value: `${day}` };
  const fitsBothOrders = Number(one) <= 12 && Number(two) <= 12 && Number(one) !== Number(two);
  if (fitsBothOrders && order === 'mdy' && separator !== '/') {
    return { part: 'order', value: `${one}${separator}${two}` };
  }
  const [hour = '9', minute = '00'] = [hours, minutes];
  if (Number(hour) > 23 || Number(minute) > 59) return { part: 'time', value: `${hour}:${minute}` };
  if (Number(minute) % stepMinutes > 0) return { part: 'minutes', value: minute };
  return new Date(midnight.getTime() + (Number(hour) * 60 + Number(minute)) * 60_000);
}

export function parseDateTime(text: string, model?: Pick<DateTimeModel, 'order'>) {
  const read = readDateTime(text, model);
  return read instanceof Date ? read : undefined;
}

/** Formats `clock`, whose UTC fields hold a local time. `readDateTime` does the reverse. */
export const formatDateTime = (clock: Date, { order = 'mdy' }: Pick<DateTimeModel, 'order'> = {}) =>
  clock
    .toISOString()
    .replace(/^(\d+)-(\d+)-(\d+)T(\d+:\d+).*/, `${order === 'mdy' ? '$2/$3' : '$3/$2'}/$1, $4`);

/**
 * The time that a zone's clocks show at a moment, to the minute. The UTC fields of the returned
 * `Date` have this time. `timeZone` is an IANA name; default: the browser's.
 */
export const clockAt = (moment: Date, timeZone?: string): Date =>
  // The Swedish format is close to ISO 8601: `2030-04-08 23:07`.
  new Date(
    `${moment.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).replace(' ', 'T')}Z`,
  );

/** Converts a `Date` from `clockAt` to one with the same numbers in the browser's time zone. */
export const toLocal = (clock: Date): Date => new Date(clock.toISOString().replace('Z', ''));

/** Does the reverse of `toLocal`. */
export const fromLocal = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000);

const everyDay: OpeningHours = { days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 24 * 60 - stepMinutes };

/** Times of a day that the calendar offers: every 15 minutes in opening hours, after `now`. */
export function timesOf(
  day: Date,
  now: Date,
  { days, from, to }: OpeningHours = everyDay,
): readonly Date[] {
  const length = days.includes(day.getDay()) ? Math.floor((to - from) / stepMinutes) + 1 : 0;
  const [year, month, date] = [day.getFullYear(), day.getMonth(), day.getDate()];
  const minutes = Array.from({ length }, (_, step) => from + step * stepMinutes);
  // Leaves out times that clocks skip in spring: JavaScript would turn them into later times.
  return minutes
    .map((minute) => new Date(year, month, date, 0, minute))
    .filter(
      (time, step) => time > now && time.getHours() * 60 + time.getMinutes() === minutes[step],
    );
}

/** The time to propose: the first time from nine o'clock on, otherwise the day's first time. */
export const proposedTime = (times: readonly Date[]): Date | undefined =>
  times.find((time) => time.getHours() >= 9) ?? times[0];

/** Proposes a time on the first day that still has open times; `now` if a whole week has none. */
export function firstOpen(now: Date, hours?: OpeningHours): Date {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const week = Array.from({ length: 8 }, (_, days) => new Date(year, month, date + days));
  const [first = now] = week.flatMap((day) => proposedTime(timesOf(day, now, hours)) ?? []);
  return first;
}

/** Weekday, date and time in words, with the zone's name. */
export function dateInWords(
  clock: Date,
  { locale, zone }: Pick<DateTimeModel, 'locale' | 'zone'>,
): string {
  const style = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const;
  const date = clock.toLocaleString(locale, style);
  return zone ? zone.label(date) : date;
}

/** An example of a date, for hints and errors: the next time that the calendar proposes. */
export const exampleDate = (model: DateTimeModel): string => {
  const now = toLocal(clockAt(new Date(), model.zone?.timeZone));
  return formatDateTime(fromLocal(firstOpen(now, model.hours)), model);
};

/** The error for an invalid date (§8): says which part is wrong, and how to write a date. */
export const dateError = (fault: DateFault | undefined, model: DateTimeModel): string =>
  [model.invalid, fault && model.faults[fault.part](fault.value), model.advice(exampleDate(model))]
    .filter(Boolean)
    .join(' ');
