/** Minutes between the times that can be chosen (§9). */
export const stepMinutes = 15;

const pattern = /^(\d{1,2})\/(\d{1,2})\/(\d{4}),?\s+(\d{1,2}):(\d{2})$/;

/**
 * Reads a typed date and time, `MM/dd/yyyy, HH:mm` (§5.1); a leading zero or the comma may be left
 * out.
 *
 * @returns a `Date` with these numbers in the browser's own time zone; `undefined` for a date that
 *   is not in the calendar, an impossible time, or one between the steps.
 */
export function parseDateTime(text: string): Date | undefined {
  const [, month, day, year, hour, minute] = (pattern.exec(text.trim()) ?? []).map(Number);
  if (
    month === undefined ||
    day === undefined ||
    year === undefined ||
    hour === undefined ||
    minute === undefined
  ) {
    return undefined;
  }
  const isOnClock = hour < 24 && minute < 60 && minute % stepMinutes === 0;
  const last = new Date(year, month, 0).getDate();
  const isInCalendar = year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= last;
  return isOnClock && isInCalendar ? new Date(year, month - 1, day, hour, minute) : undefined;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Writes the numbers of a `Date` in the browser's own time zone as `MM/dd/yyyy, HH:mm`. */
export const formatDateTime = (date: Date): string =>
  `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}, ${two(date.getHours())}:${two(date.getMinutes())}`;
