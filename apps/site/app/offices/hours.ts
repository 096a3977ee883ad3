import { type OpeningHours, readOpeningHours } from '@insurance-kit/content-client/offices';
import type { ContactChannelModel, LinkModel, OpenNowModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import { contactTexts } from '#company/texts/contact.ts';
import { helpTexts } from '#company/texts/help.ts';
import { claimLink } from '../links.ts';
import type { PhoneOwner } from './phone-email-links.ts';

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

const spansOf = (hours: readonly OpeningHours[]): string =>
  hours
    .map(({ days, from, to }) => {
      const names = [...new Set([days.at(0), days.at(-1)])].map((day) =>
        dayName(day ?? 0, 'short'),
      );
      return `${names.join('–\u2060')} ${clock(from)}\u00a0–\u00a0${clock(to)}`;
    })
    .join('\n');

function openNowModel(hours: readonly OpeningHours[]): OpenNowModel | undefined {
  const { timeZone, closedDays } = company;
  if (closedDays === undefined) return undefined;
  const { open, closed } = contactTexts.offices.hours;
  const words = hours.flatMap(({ days, from }) =>
    days.map((day) => [`${day} ${from}`, closed(dayName(day, 'long'), clock(from))] as const),
  );
  return { hours, timeZone, closedDays, open, closed: Object.fromEntries(words) };
}

const atAnyHourLink: LinkModel | undefined =
  helpTexts.atAnyHour === undefined ? undefined : { ...claimLink, label: helpTexts.atAnyHour };

/** Opening hours as text, data for 'Open now', and a claim link. `undefined` for invalid hours. */
export function openingModel(written: string) {
  const hours = readOpeningHours(written);
  return hours && { text: spansOf(hours), openNow: openNowModel(hours), always: atAnyHourLink };
}

/** An office's hours. The parent company's offices lack 'Open now': their holidays are unknown. */
export function hoursChannel(written: string, owner: PhoneOwner): ContactChannelModel {
  const known = openingModel(written);
  const { text = written, ...opening } = known ?? {};
  return {
    term: contactTexts.offices.hours.term,
    icon: 'clock',
    links: [],
    text: [text],
    ...(known && owner === 'company' && { opening }),
  };
}
