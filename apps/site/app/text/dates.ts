import type { Company } from '../companies/contract/company.ts';

/**
 * Formats a record's date in the company's locale and time zone, so that server and browser agree.
 *
 * @param instant an ISO date; `undefined` if the record's date could not be read.
 * @returns `undefined` for no date, never 'Invalid Date'.
 */
export function localeDate(company: Company, instant: string | undefined): string | undefined {
  if (instant === undefined) return undefined;
  return new Intl.DateTimeFormat(company.locale, {
    dateStyle: 'medium',
    timeZone: company.timeZone,
  }).format(new Date(instant));
}

/** A record's date written out (§2.7, §9: 'April 8, 2024'), in the company's way and time zone. */
export function longDate(company: Company, instant: string | undefined): string | undefined {
  if (instant === undefined) return undefined;
  return new Intl.DateTimeFormat(company.longDateLocale, {
    dateStyle: 'long',
    timeZone: company.timeZone,
  }).format(new Date(instant));
}
