/** A moment in a time zone, in the format of `datetime-local`: `2026-11-22T09:30`. */
export function wallTime(moment: Date, timeZone: string): string {
  // Swedish dates have ISO format.
  const style = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', style).format(moment).replace(' ', 'T');
}

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * The moment of a `datetime-local` value. `undefined` if invalid. A skipped hour counts as the
 * next.
 */
export function momentOf(local: string, timeZone: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return undefined;
  const wanted = Date.parse(`${local}Z`);
  if (Number.isNaN(wanted)) return undefined;
  const offsetAt = (time: number): number =>
    Date.parse(`${wallTime(new Date(time), timeZone)}Z`) - Math.floor(time / 60_000) * 60_000;
  const moments = [wanted - dayMs, wanted + dayMs].map((near) => new Date(wanted - offsetAt(near)));
  const exact = moments.filter((moment) => wallTime(moment, timeZone) === local);
  return exact.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? moments[0];
}
