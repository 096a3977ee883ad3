import type { ContactRecord } from '@insurance-kit/content-client';
import {
  contactOffices,
  type ListedOffice,
  maxAddressLength,
} from '@insurance-kit/content-client/offices';
import type { LinkModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { MapPoint } from '../../shared/company.ts';
import { mapPageAddress } from './maps.ts';
import { type ContactLines, dialCodeLines, phoneLines, phoneLinks } from './phone-email-links.ts';

/** How the company is reached, as every page says it. */
export interface ContactDetails {
  readonly phone: LinkModel;
  /** The head office; it leads to a map. */
  readonly address: LinkModel;
  /** Other ways to reach it, as the record tells of them: WhatsApp, a code that any phone dials. */
  readonly whatsApp: ContactLines;
  readonly ussd: ContactLines;
  /** Which languages its offices speak, as a sentence; '' where the record does not say. */
  readonly languages: string;
  /** What is known of its offices, the head office first. */
  readonly offices: readonly RecordOffice[];
}

/** The company module's own number. */
const companyPhone: LinkModel = phoneLinks(company.phone)[0] ?? {
  label: company.phone,
  href: `tel:${company.phone.replace(/[^+\d]/g, '')}`,
};

/**
 * The head office's first number that can be dialled, and its address. What the contact record does
 * not say, or is not known of it, is the company module's: never another office's.
 */
export function contactDetailsOf(recorded?: ContactRecord): ContactDetails {
  const offices = recorded ? contactOffices(recorded) : [];
  const [first] = offices;
  const address = first?.headoffice ?? '';
  const isAddress = address !== '' && address.length <= maxAddressLength;
  const label = isAddress ? address : company.address;
  const recordedPoint = isAddress && first && 'name' in first ? pointOf(first) : undefined;
  const seat = label === company.address ? company.seat : undefined;
  return {
    phone: phoneLinks(first?.call_no ?? '')[0] ?? companyPhone,
    address: { label, href: mapPageAddress(label, recordedPoint ?? seat), external: true },
    whatsApp: whatsAppLines(recorded?.reach_whatsapp ?? ''),
    ussd: dialCodeLines(recorded?.reach_ussd ?? ''),
    languages: recorded?.reach_languages ?? '',
    offices,
  };
}

/** An office as the contact record tells of it. */
export type RecordOffice = ReturnType<typeof contactOffices>[number];

/** A number's conversation in WhatsApp. */
const toWhatsApp = ({ label, href }: LinkModel): LinkModel => ({
  label,
  href: `https://wa.me/${href.replace(/\D/g, '')}`,
  external: true,
});

/** Numbers as ways into WhatsApp. */
function whatsAppLines(written: string): ContactLines {
  const { links, text } = phoneLines(written);
  return {
    links: links.map(toWhatsApp),
    ...(text && { text: text.map((part) => (typeof part === 'string' ? part : toWhatsApp(part))) }),
  };
}

/** The point of a record's office, where the record has it. */
export const pointOf = ({ latitude, longitude }: ListedOffice): MapPoint | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
