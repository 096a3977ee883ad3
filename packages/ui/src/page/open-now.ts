/** When an office is open, and texts that say whether it is open now. */
export interface OpenNowModel {
  /** A week's opening hours, in minutes since midnight, sorted by time. Day 0 is Sunday. */
  readonly hours: readonly {
    readonly day: number;
    readonly from: number;
    readonly to: number;
    /** Text before the office opens, such as 'Closed now · opens Monday 8 am'. */
    readonly closed: string;
  }[];
  /** The office's minutes ahead of UTC. To compute them, a phone would need 20 ms. */
  readonly offset: number;
  /** Dates on which the office is closed: `12-25` each year, `2027-03-26` once. */
  readonly closedDays: readonly string[];
  readonly open: string;
}

/** Number of days to search for the next opening: more than the longest holidays. */
const searchedDays = 14;

function textAt(now: number, { hours, offset, closedDays, open }: OpenNowModel) {
  for (let ahead = 0; ahead < searchedDays; ahead += 1) {
    // The UTC fields of `clock` have the numbers that the office's clocks show.
    const clock = new Date(now + (offset + ahead * 1440) * 60_000);
    const date = clock.toISOString().slice(0, 10);
    const minute = ahead > 0 ? -1 : clock.getUTCHours() * 60 + clock.getUTCMinutes();
    const next = closedDays.some((closed) => date.endsWith(closed))
      ? undefined
      : hours.find(({ day, to }) => day === clock.getUTCDay() && minute < to);
    if (next) return next.from <= minute ? open : next.closed;
  }
  return undefined;
}

/** Writes whether an office is open. The element's `data-hours` is an `OpenNowModel` as JSON. */
export function showOpenNow(element: HTMLElement | null, now = Date.now()): void {
  const text = element && textAt(now, JSON.parse(element.dataset.hours ?? ''));
  if (text) element.textContent = text;
}

/**
 * Calls `showOpenNow` for each element with `data-hours`. Call this function in a script: servers
 * cache pages, so they cannot write whether an office is open. React components call `showOpenNow`.
 */
export function provideHours(): void {
  const showAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-hours]'))
      showOpenNow(element);
  };
  showAll();
  // Phones show a page again hours later without loading it.
  addEventListener('visibilitychange', showAll);
}
