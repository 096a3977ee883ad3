/** Opening hours: days of the week (0 is Sunday), and minutes since midnight. */
export interface OpeningHours {
  readonly days: readonly number[];
  readonly from: number;
  readonly to: number;
}

const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const day = `(${dayNames.join('|')})`;
const time = String.raw`([01]\d|2[0-4]):([0-5]\d)`;
const part = new RegExp(`^${day}(?:-${day})? ${time}-${time}$`);

/**
 * Reads schema.org's format: `Mo-Fr 08:00-17:00; Sa 09:00-13:00`. Returns `undefined` for other
 * text.
 */
export function readOpeningHours(text: string): readonly OpeningHours[] | undefined {
  const read: OpeningHours[] = [];
  for (const written of text.split(/[;,]/)) {
    const match = part.exec(written.trim());
    if (match === null) return undefined;
    const [, first = '', last = first, fromHour, fromMinute, toHour, toMinute] = match;
    const days = dayNames.slice(dayNames.indexOf(first), dayNames.indexOf(last) + 1);
    const from = Number(fromHour) * 60 + Number(fromMinute);
    const to = Number(toHour) * 60 + Number(toMinute);
    if (days.length === 0 || to <= from || to > 24 * 60) return undefined;
    read.push({ days: days.map((name) => (dayNames.indexOf(name) + 1) % 7), from, to });
  }
  return read;
}

export const hoursProblem = (text: string): string | undefined =>
  text.trim() === '' || readOpeningHours(text)
    ? undefined
    : `expected hours such as Mo-Fr 08:00-17:00, found ${JSON.stringify(text.trim().slice(0, 80))}`;
