import type { OpeningHours } from '../reading/date-time.ts';

export interface OpenNowModel {
  readonly hours: readonly OpeningHours[];
  /** Time zone of the hours: `Africa/Accra`. */
  readonly timeZone: string;
  /** Closed days: `12-25` each year, `2027-03-26` once. */
  readonly closedDays: readonly string[];
  readonly open: string;
  /** Text while closed, by weekday (0: Sunday) and minute of opening. `1 480` is Monday, 8 am. */
  readonly closed: Readonly<Record<string, string>>;
}

/** Attributes of an element that says whether a place is open now. */
export const openNowAttributes = (model: OpenNowModel) => ({ 'data-hours': JSON.stringify(model) });

/** How many days to search for an open day. No holidays last longer. */
const longestPause = 14;

const isClosedOn = (day: Date, closedDays: readonly string[]): boolean => {
  const [month = '', date = ''] = [day.getMonth() + 1, day.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return closedDays.some((closed) =>
    [`${month}-${date}`, `${day.getFullYear()}-${month}-${date}`].includes(closed),
  );
};

/** The text for now. `undefined` in browsers that do not know the time zone. */
function textFor(
  { hours, timeZone, closedDays, open, closed }: OpenNowModel,
  now: Date,
): string | undefined {
  try {
    const there = new Date(now.toLocaleString('en-US', { timeZone }));
    const minute = there.getHours() * 60 + there.getMinutes();
    for (let ahead = 0; ahead < longestPause; ahead += 1) {
      const day = new Date(there.getFullYear(), there.getMonth(), there.getDate() + ahead);
      if (isClosedOn(day, closedDays)) continue;
      const spans = hours
        .filter(({ days, to }) => days.includes(day.getDay()) && (ahead > 0 || to > minute))
        .sort((one, other) => one.from - other.from);
      const [next] = spans;
      if (next === undefined) continue;
      return ahead === 0 && next.from <= minute ? open : closed[`${day.getDay()} ${next.from}`];
    }
  } catch {
    // The browser does not know the time zone.
  }
  return undefined;
}

/** Writes into an element whether the place is open. */
export function showOpenNow(element: HTMLElement | null, now = new Date()): void {
  if (element === null) return;
  const words = textFor(JSON.parse(element.dataset.hours ?? ''), now);
  if (words === undefined) return;
  element.textContent = words;
  const place = element.closest<HTMLElement>('[hidden]');
  if (place) place.hidden = false;
}

/**
 * Fills all such elements. Pages are cached, so only the browser knows the time. Server-rendered
 * pages call it in a script; with React the component does it.
 */
export function provideHours(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]'))
    showOpenNow(element);
}
