import { readOpeningHours } from '@insurance-kit/content-client/offices';
import type { OpenNowModel } from '@insurance-kit/ui';
import { clockAt } from '@insurance-kit/ui/forms';
import { company } from '#company/index.ts';
import { contactTexts } from '#company/texts/contact.ts';
import { helpTexts } from '#company/texts/help.ts';
import { claimLink } from '../links.ts';

/** Name of a weekday. Day 0 is Sunday, because 2 January 2000 was a Sunday. */
const dayName = (day: number, weekday: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(company.locale, { weekday, timeZone: 'UTC' }).format(
    Date.UTC(2000, 0, 2 + day),
  );

const clock = (minutes: number): string =>
  new Intl.DateTimeFormat(company.locale, {
    hour: 'numeric',
    ...(minutes % 60 > 0 && { minute: '2-digit' }),
    timeZone: 'UTC',
  })
    .format(minutes * 60_000)
    .replace(/^0/, '')
    .replace(/\s/g, '\u00a0');

/** Opening hours in words. `undefined` for invalid hours. */
export const hoursText = (written: string): string | undefined =>
  readOpeningHours(written)
    ?.map(({ days, from, to }) => {
      const names = [...new Set([days.at(0), days.at(-1)])].map((day) =>
        dayName(day ?? 0, 'short'),
      );
      return `${names.join('–\u2060')} ${clock(from)}\u00a0–\u00a0${clock(to)}`;
    })
    .join('\n');

/** Model of 'Open now', with a claim link if `atAnyHour` is set. `undefined` for invalid hours. */
export function openingModel(written: string) {
  const { atAnyHour } = helpTexts;
  const { open, closed } = contactTexts.offices;
  const hours = readOpeningHours(written)?.flatMap(({ days, from, to }) =>
    days.map((day) => ({ day, from, to, closed: closed(dayName(day, 'long'), clock(from)) })),
  );
  if (!hours) return undefined;
  const now = Math.floor(Date.now() / 60_000);
  const openNow: OpenNowModel = {
    hours: hours.sort((one, other) => one.from - other.from),
    offset: clockAt(new Date(now * 60_000), company.timeZone).getTime() / 60_000 - now,
    closedDays: company.closedDays,
    open,
  };
  return {
    openNow,
    always: atAnyHour === undefined ? undefined : { ...claimLink, label: atAnyHour },
  };
}
