import { readOpeningHours } from '@insurance-kit/content-client/offices';
import type { ContactChannelModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import { contactTexts } from '#company/texts/contact.ts';

/** 2 January 2000 was a Sunday. */
const dayName = (day: number): string =>
  new Intl.DateTimeFormat(company.locale, { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2000, 0, 2 + day),
  );

/** A time as the company's texts write it: '8 am', '8 h', '8:30'. */
const clock = (minutes: number): string =>
  new Intl.DateTimeFormat(company.locale, {
    hour: 'numeric',
    ...(minutes % 60 > 0 && { minute: '2-digit' }),
    timeZone: 'UTC',
  })
    .format(minutes * 60_000)
    .replace(/^0/, '')
    .replace(/\s/g, '\u00a0');

/**
 * When an office is open, in the company's words and zone, and whether it is now; hours that cannot be
 * read are shown as they are written.
 */
export function hoursChannel(written: string): ContactChannelModel {
  const { term, open, closed } = contactTexts.offices.hours;
  const hours = readOpeningHours(written);
  const text = hours?.map(({ days, from, to }) => {
    const names = [...new Set([days.at(0), days.at(-1)])].map((day) => dayName(day ?? 0));
    return `${names.join('–')} ${clock(from)}\u00a0–\u00a0${clock(to)}`;
  });
  return {
    term,
    icon: 'clock',
    links: [],
    text: [text?.join('\n') ?? written],
    ...(hours && { openNow: { hours, timeZone: company.timeZone, open, closed } }),
  };
}
