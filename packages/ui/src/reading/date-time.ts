/** Minutes between the times that the calendar offers (§9). */
export const stepMinutes = 15;

export interface OpeningHours {
  /** Weekdays. 0 is Sunday. */
  readonly days: readonly number[];
  /** First time of a day, in minutes since midnight; `to` is the last time. */
  readonly from: number;
  readonly to: number;
}

export interface DateTimeModel {
  readonly label: string;
  /** Order of a date: month first (§5.1), or day first. */
  readonly order?: 'mdy' | 'dmy' | undefined;
  /** Hint about the format. Servers pass no example, because cached HTML would show a past date. */
  readonly hint: (example: string | undefined) => string;
  readonly open: string;
  readonly time: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly invalid: string;
  /** Second sentence of the error: what to do, with a valid date as example. */
  readonly advice: (example: string) => string;
  readonly locale: string;
  /** Times that the calendar offers, and their label. Visitors may type other times. */
  readonly hours: OpeningHours & { readonly label: string };
  /** Time zone of the times. */
  readonly timeZone: string;
  /** Adds the time zone's name to a date in words. `here`: the visitor's time, if it differs. */
  readonly inZone: (date: string, here?: string) => string;
}

const date = String.raw`(?<one>\d{1,2})/(?<two>\d{1,2})/(?<year>19\d{2}|[2-9]\d{3})`;
const time = String.raw`(?:,\s*|\s+)(?<hours>\d{1,2}):(?<minutes>\d{2})`;
const pattern = new RegExp(`^${date}(?:${time})?$`);

/**
 * Reads a date and time in this `order`, by default `MM/dd/yyyy, HH:mm` (§5.1). Default time: 9:00.
 * @returns the typed numbers as a UTC `Date`, if the minutes are a multiple of `stepMinutes`.
 */
export function parseDateTime(
  text: string,
  { order = 'mdy' }: Pick<DateTimeModel, 'order'> = {},
): Date | undefined {
  const match = pattern.exec(text.trim())?.groups;
  if (!match) return undefined;
  const { one, two, year, hours = 9, minutes = 0 } = match;
  const [month, day] = order === 'dmy' ? [two, one] : [one, two];
  const read = new Date(
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hours), Number(minutes)),
  );
  // JavaScript turns 31 June into 1 July, and 24:00 into the next day.
  const isReal =
    read.getUTCMonth() === Number(month) - 1 &&
    read.getUTCDate() === Number(day) &&
    read.getUTCMinutes() === Number(minutes);
  return isReal && read.getUTCMinutes() % stepMinutes === 0 ? read : undefined;
}

const replacements = { mdy: '$2/$3/$1, $4', dmy: '$3/$2/$1, $4' };

/** Formats `clock`, whose UTC fields hold a local time. `parseDateTime` does the reverse. */
export const formatDateTime = (
  clock: Date,
  { order = 'mdy' }: Pick<DateTimeModel, 'order'> = {},
): string => clock.toISOString().replace(/^(\d+)-(\d+)-(\d+)T(\d+:\d+).*/, replacements[order]);

/**
 * The time that a zone's clocks show at a moment, to the minute. The UTC fields of the returned
 * `Date` have this time. `timeZone` is an IANA name.
 */
export const clockAt = (moment: Date, timeZone: string): Date =>
  // The Swedish format is close to ISO 8601: `2030-04-08 23:07`.
  new Date(
    `${moment.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).replace(' ', 'T')}Z`,
  );

/** Converts a `Date` from `clockAt` to one with the same numbers in the browser's time zone. */
export const toLocal = (clock: Date): Date => new Date(clock.toISOString().replace('Z', ''));

/** Does the reverse of `toLocal`. */
export const fromLocal = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000);

/** Times of a day that the calendar offers: every 15 minutes in opening hours, after `now`. */
export function timesOf(day: Date, now: Date, { days, from, to }: OpeningHours): readonly Date[] {
  const length = days.includes(day.getDay()) ? Math.floor((to - from) / stepMinutes) + 1 : 0;
  const [year, month, date] = [day.getFullYear(), day.getMonth(), day.getDate()];
  return Array.from(
    { length },
    (_, step) => new Date(year, month, date, 0, from + step * stepMinutes),
  ).filter((time) => time > now);
}

/** The time to propose: the first time from nine o'clock on, otherwise the day's first time. */
export const proposedTime = (times: readonly Date[]): Date | undefined =>
  times.find((time) => time.getHours() >= 9) ?? times[0];

/** Proposes a time on the first day that still has open times; `now` if a whole week has none. */
export function firstOpen(now: Date, hours: OpeningHours): Date {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const week = Array.from({ length: 8 }, (_, days) => new Date(year, month, date + days));
  const [first = now] = week.flatMap((day) => proposedTime(timesOf(day, now, hours)) ?? []);
  return first;
}

/**
 * Weekday, date and time in words, also in the visitor's time zone if that differs. The UTC fields
 * of `clock` hold a local time.
 */
export function dateInWords(
  clock: Date,
  { locale, timeZone, inZone }: Pick<DateTimeModel, 'locale' | 'timeZone' | 'inZone'>,
): string {
  const inWords = (moment: Date, zone?: string) =>
    moment.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
  const before = (moment: Date) => moment.getTime() - clockAt(moment, timeZone).getTime();
  // The guess is wrong if clocks change (daylight saving time) near `clock`. `here` corrects it.
  const guess = new Date(clock.getTime() + before(clock));
  const here = inWords(new Date(clock.getTime() + before(guess)));
  const date = inWords(clock, 'UTC');
  return here === date ? inZone(date) : inZone(date, here);
}

/** An example of a date, for hints and errors: the next time that the calendar proposes. */
export const exampleDate = (model: DateTimeModel): string => {
  const now = toLocal(clockAt(new Date(), model.timeZone));
  return formatDateTime(fromLocal(firstOpen(now, model.hours)), model);
};

/** The error for an invalid date (§8): says how to write a date. */
export const dateError = (model: DateTimeModel): string =>
  `${model.invalid} ${model.advice(exampleDate(model))}`;
