import { clockAt, type OpeningHours } from '../reading/date-time.ts';

/** An office's hours, and texts that say whether it is open. */
export interface OpenNowModel {
  readonly hours: readonly OpeningHours[];
  readonly timeZone: string;
  /** Dates on which the office is closed: `12-25` each year, `2027-03-26` once. */
  readonly closedDays: readonly string[];
  readonly open: string;
  /** Texts of a closed office, by its next opening. Key `1 480`: Monday (1), minute 480 (8 am). */
  readonly closed: Readonly<Record<string, string>>;
}

type OfficeHours = Omit<OpenNowModel, 'timeZone'> & { readonly offset: number };

const minuteMs = 60_000;

/**
 * Attributes of an element that says whether an office is open now. They include the time zone's
 * offset, which browsers need 20 ms to compute. Render them again when summer time starts or ends.
 */
export function openNowAttributes({ timeZone, ...model }: OpenNowModel) {
  const now = Math.floor(Date.now() / minuteMs) * minuteMs;
  const hours: OfficeHours = { ...model, offset: clockAt(new Date(now), timeZone).getTime() - now };
  return { 'data-hours': JSON.stringify(hours) };
}

/** Number of days to search for the next opening: more than the longest holidays. */
const searchedDays = 14;

const isClosedOn = (day: Date, closedDays: readonly string[]): boolean => {
  const date = day.toISOString().slice(0, 10);
  return closedDays.some((closed) => date.endsWith(closed));
};

function textFor({ hours, offset, closedDays, open, closed }: OfficeHours, now: Date) {
  // The UTC fields of `clock` have the numbers that the office's clocks show.
  const clock = new Date(now.getTime() + offset);
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  for (let ahead = 0; ahead < searchedDays; ahead += 1) {
    const day = new Date(clock);
    day.setUTCDate(clock.getUTCDate() + ahead);
    if (isClosedOn(day, closedDays)) continue;
    const weekday = day.getUTCDay();
    const [next] = hours
      .filter(({ days, to }) => days.includes(weekday) && (ahead > 0 || to > minute))
      .sort((one, other) => one.from - other.from);
    if (next === undefined) continue;
    return ahead === 0 && next.from <= minute ? open : closed[`${weekday} ${next.from}`];
  }
  return undefined;
}

/** Writes into an element with `openNowAttributes` whether the office is open. */
export function showOpenNow(element: HTMLElement | null, now = new Date()): void {
  if (element === null) return;
  const message = textFor(JSON.parse(element.dataset.hours ?? ''), now);
  if (message !== undefined) element.textContent = message;
}

/**
 * Writes into each element with `openNowAttributes` whether the office is open. Servers cannot
 * write it, because pages are cached. Call this in a script; React components call `showOpenNow`.
 */
export function provideHours(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]'))
    showOpenNow(element);
}
