import { company } from '#company/index.ts';

/**
 * Formats a date in the company's time zone: 'April 8, 2024' (§2.7, §9). Returns nothing for an
 * invalid date.
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
