import { company } from '#company/index.ts';

/**
 * A record's date in the company's time zone, so that server and browser agree; written out in the
 * company's format (§2.7, §9: 'April 8, 2024').
 *
 * @param instant an ISO date; `undefined` if it is invalid.
 * @returns nothing for no date, never 'Invalid Date'.
 */
export function dateModel(
  instant: string | undefined,
  dateStyle: 'medium' | 'long',
): { readonly date?: { readonly label: string; readonly dateTime: string } } {
  if (instant === undefined) return {};
  const { locale, longDateLocale, timeZone } = company;
  const format = new Intl.DateTimeFormat(dateStyle === 'long' ? longDateLocale : locale, {
    dateStyle,
    timeZone,
  });
  return { date: { label: format.format(new Date(instant)), dateTime: instant } };
}
