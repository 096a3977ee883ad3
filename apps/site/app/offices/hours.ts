import { readOpeningHours } from '@insurance-kit/content-client/offices';
import type { ContactChannelModel, LinkModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import { contactTexts } from '#company/texts/contact.ts';
import { helpTexts } from '#company/texts/help.ts';
import { claimLink } from '../links.ts';
import type { PhoneOwner } from './phone-email-links.ts';

/** Name of a weekday. Day 0 is Sunday, because 2 January 2000 was a Sunday. */
const dayName = (day: number): string =>
  new Intl.DateTimeFormat(company.locale, { weekday: 'short', timeZone: 'UTC' }).format(
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

/** Link to report a claim at any hour, if the company has one. */
export const atAnyHourLink: LinkModel | undefined =
  helpTexts.atAnyHour === undefined ? undefined : { ...claimLink, label: helpTexts.atAnyHour };

/** Opening hours in words. `undefined` for invalid hours. */
export const hoursText = (written: string): string | undefined =>
  readOpeningHours(written)
    ?.map(({ days, from, to }) => {
      const names = [...new Set([days.at(0), days.at(-1)])].map((day) => dayName(day ?? 0));
      return `${names.join('–\u2060')} ${clock(from)}\u00a0–\u00a0${clock(to)}`;
    })
    .join('\n');

/** An office's hours. A link below those of the company's offices leads to the claims site. */
export const hoursChannel = (written: string, owner: PhoneOwner): ContactChannelModel => ({
  term: contactTexts.offices.hours,
  icon: 'clock',
  links: [],
  text: [hoursText(written) ?? written],
  ...(owner === 'company' && { always: atAnyHourLink }),
});
