import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';

/** What `Intl` calls the lengths of names, by what date-fns calls them. */
const widths = {
  narrow: 'narrow',
  abbreviated: 'short',
  short: 'short',
  wide: 'long',
  any: 'long',
} as const;
type Width = keyof typeof widths;

/** A Sunday. */
const sunday = Date.UTC(2023, 0, 1);
const day = 86_400_000;

/**
 * A locale object for the calendar's library, made with `Intl`, so that every language works and
 * none has to be loaded. It holds only what is shown: names of days and months, and a full date.
 *
 * @param locale as BCP 47 writes it.
 */
export function calendarLocale(locale: string): Locale {
  const named = (part: 'weekday' | 'month', at: number, width: Width = 'wide'): string =>
    new Intl.DateTimeFormat(locale, { [part]: widths[width], timeZone: 'UTC' }).format(at);
  return {
    ...enUS,
    code: locale,
    localize: {
      ...enUS.localize,
      day: (index, options) => named('weekday', sunday + index * day, options?.width),
      month: (index, options) => named('month', Date.UTC(2023, index, 1), options?.width),
    },
    formatLong: { ...enUS.formatLong, date: () => 'EEEE d MMMM y' },
  };
}
