import type { OpeningHours } from '../components/DateTimeField/date-time.ts';

/** When a place is open, and the words for now. */
export interface OpenNowModel {
  readonly hours: readonly OpeningHours[];
  /** The zone of these hours: `Africa/Accra`. */
  readonly timeZone: string;
  readonly open: string;
  readonly closed: string;
}

/** The attributes of an element that says whether a place is open now; hide it until it does. */
export const showsOpenNow = (model: OpenNowModel) => ({ 'data-hours': JSON.stringify(model) });

/** Whether a place is open; `undefined` in a browser that does not know its zone. */
function isOpen({ hours, timeZone }: OpenNowModel, now: Date): boolean | undefined {
  try {
    const there = new Date(now.toLocaleString('en-US', { timeZone }));
    const minute = there.getHours() * 60 + there.getMinutes();
    return hours.some(
      ({ days, from, to }) => days.includes(there.getDay()) && minute >= from && minute < to,
    );
  } catch {
    return undefined;
  }
}

/** Says in an element with `showsOpenNow` whether the place is open, and shows it. */
export function sayOpenNow(element: HTMLElement | null, now = new Date()): void {
  if (element === null) return;
  const model: OpenNowModel = JSON.parse(element.dataset.hours ?? '');
  const open = isOpen(model, now);
  if (open === undefined) return;
  element.textContent = open ? model.open : model.closed;
  element.hidden = false;
}

/**
 * Fills all elements with `showsOpenNow`: a page is kept by caches, so only a browser knows the time.
 * A server-rendered page calls it in a script of its own; where React is, the component does it.
 */
export function provideHours(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) sayOpenNow(element);
}
