import type { ContactRecord } from '@insurance-kit/content-client';
import {
  contactOffices,
  type ListedOffice,
  maxAddressLength,
} from '@insurance-kit/content-client/offices';
import type { ContactChannelModel, LinkModel, TextPart } from '@insurance-kit/ui';
import { defaultAudience } from '#company/company.ts';
import { company } from '#company/index.ts';
import { contactTexts } from '#company/texts/contact.ts';
import type { MapPoint } from '../../shared/company.ts';
import { outsideLink } from '../links.ts';
import { pathOf } from '../routes.ts';
import { mapPageAddress } from './maps.ts';
import { type ContactLines, dialCodeLines, phoneLines } from './phone-email-links.ts';

export interface ContactDetails {
  readonly phone: LinkModel;
  readonly address: LinkModel;
  readonly whatsApp: ContactLines;
  readonly ussd: ContactLines;
  /** The languages spoken in offices, if the record names any. */
  readonly languages: readonly TextPart[] | undefined;
  readonly offices: ReturnType<typeof contactOffices>;
}

const companyPhone: LinkModel = phoneLines(company.phone).links[0] ?? {
  label: company.phone,
  href: `tel:${company.phone.replace(/[^+\d]/g, '')}`,
};

/** Contact details from a record. If it has no valid phone or address, uses the company's. */
export function contactDetailsOf(record?: ContactRecord): ContactDetails {
  const offices = record ? contactOffices(record) : [];
  const [first] = offices;
  const address = first?.headoffice ?? '';
  const isAddress = address !== '' && address.length <= maxAddressLength;
  const label = isAddress ? address : company.address;
  const recordedPoint = isAddress && first && 'name' in first ? pointOf(first) : undefined;
  const companyPoint = label === company.address ? company.seat : undefined;
  return {
    phone: phoneLines(first?.call_no ?? '').links[0] ?? companyPhone,
    address: outsideLink(label, mapPageAddress(label, recordedPoint ?? companyPoint)),
    whatsApp: whatsAppLines(record?.reach_whatsapp ?? ''),
    ussd: dialCodeLines(record?.reach_ussd ?? ''),
    languages: languageParts(record?.reach_languages ?? ''),
    offices,
  };
}

const toWhatsApp = ({ label, href }: LinkModel): LinkModel =>
  outsideLink(label, `https://wa.me/${href.replace(/\D/g, '')}`);

function whatsAppLines(written: string): ContactLines {
  const { links, text } = phoneLines(written);
  return {
    links: links.map(toWhatsApp),
    ...(text && { text: text.map((part) => (typeof part === 'string' ? part : toWhatsApp(part))) }),
  };
}

export const pointOf = ({ latitude, longitude }: ListedOffice): MapPoint | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

export const hasContent = ({ links, text }: ContactChannelModel): boolean =>
  links.length > 0 || text !== undefined;

function languagePart(name: string): TextPart {
  const { lang, isExplained } = contactTexts.offices.spoken[name] ?? {};
  if (lang === undefined) return name;
  return isExplained
    ? { label: name, lang, href: `${pathOf(defaultAudience, 'motor')}#${lang}` }
    : { text: name, lang };
}

/**
 * Splits a list such as 'English, Twi'. If the motor page has a text in a language, the language's
 * name links to it. If a name in the list is unknown, the whole list stays as written.
 */
function languageParts(written: string): readonly TextPart[] | undefined {
  if (written === '') return undefined;
  const names = written.split(', ');
  if (!names.every((name) => Object.hasOwn(contactTexts.offices.spoken, name))) return [written];
  return names.flatMap((name, index) => [...(index > 0 ? [' · '] : []), languagePart(name)]);
}

/** WhatsApp numbers, USSD codes and spoken languages, if the record has them. */
export function contactChannels(details: ContactDetails): readonly ContactChannelModel[] {
  const { whatsApp, ussd, languages } = details;
  const texts = contactTexts.offices;
  const channels: readonly ContactChannelModel[] = [
    { term: 'WhatsApp', icon: 'message-square-text', ...whatsApp },
    { term: texts.ussd, icon: 'phone', ...ussd },
    { term: texts.languages, icon: 'info', links: [], text: languages },
  ];
  return channels.filter(hasContent);
}
