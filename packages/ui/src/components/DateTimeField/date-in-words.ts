import { clockAt, momentOf } from './date-time.ts';

/** The zone in which the times of a field are meant. */
export interface ZoneModel {
  /** As IANA names it: `Africa/Accra`. */
  readonly timeZone: string;
  /**
   * A date in words, with the zone: '2 December 2026 at 9:00 am in Accra'.
   *
   * @param here the same moment on the visitor's own clock, where that shows another time.
   */
  readonly words: (date: string, here: string | undefined) => string;
}

/** The locale and the zone of a date. */
interface DateStyle {
  readonly locale: string;
  readonly zone?: ZoneModel | undefined;
}

/** In French the hours have an h, as 'à 9 h 30'. */
function written(clock: Date, locale: string, dateStyle: 'full' | undefined): string {
  const style = { dateStyle, timeStyle: 'short', timeZone: 'UTC' } as const;
  const text = new Intl.DateTimeFormat(locale, style).format(clock);
  if (!locale.startsWith('fr')) return text;
  return text.replace(
    /0?(\d+):(\d\d)/,
    (_, hours, minutes) => `${hours}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`,
  );
}

/**
 * A day with its weekday and a time, as a clock shows them (`parseDateTime`), and what that is where
 * the visitor is, if it is another time there.
 */
export function dateInWords(clock: Date, { locale, zone }: DateStyle): string {
  const date = written(clock, locale, 'full');
  if (!zone) return date;
  const here = clockAt(momentOf(clock, zone.timeZone));
  if (here.getTime() === clock.getTime()) return zone.words(date, undefined);
  const isSameDay = here.getUTCDate() === clock.getUTCDate();
  return zone.words(date, written(here, locale, isSameDay ? undefined : 'full'));
}
