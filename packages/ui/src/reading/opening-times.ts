import { clockAt, type OpeningHours, stepMinutes } from './date-time.ts';

/** Converts a `Date` with a clock's numbers in UTC to one with them in the browser's zone. */
export const asLocal = (clock: Date): Date => new Date(clock.toISOString().replace('Z', ''));

export const ofLocal = (date: Date): Date =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000);

const everyDay: OpeningHours = { days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 24 * 60 - stepMinutes };

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

/** The time to propose: nine o'clock, or the next one that is offered. */
export const proposed = (times: readonly Date[]): Date | undefined =>
  times.find((time) => time.getHours() >= 9) ?? times[0];

export function firstOpen(now: Date, hours?: OpeningHours): Date {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const week = Array.from({ length: 8 }, (_, days) => new Date(year, month, date + days));
  const [first = now] = week.flatMap((day) => proposed(timesOf(day, now, hours)) ?? []);
  return first;
}

/** The next time in the zone at which the office is open, as an example of the format. */
export const firstSlot = (hours?: OpeningHours, timeZone?: string): Date =>
  ofLocal(firstOpen(asLocal(clockAt(new Date(), timeZone)), hours));
