import type { ContactRecord } from '@insurance-kit/content-client';
import type { LinkModel } from '@insurance-kit/ui';
import { company } from '#company/index.ts';
import type { MapPoint } from '../companies/contract/company.ts';
import { mapPageAddress } from './maps.ts';
import { phoneLink, phoneLinks } from './phone-email-links.ts';

/** How the company is reached, as every page says it. */
export interface ContactDetails {
  readonly phone: LinkModel;
  /** The head office; it leads to a map. */
  readonly address: LinkModel;
}

/** An office of the record's list. */
export type OfficeRecord = ContactRecord['offices'][number];

/** An address is shown below every page: of a record's only what is no longer than this. */
const longestAddress = 120;

/**
 * The company's first number and its head office. What the contact record does not say, or is not
 * known of it, is the company module's.
 */
export function contactDetailsOf(recorded?: ContactRecord): ContactDetails {
  const [first] = recorded?.offices ?? [];
  const phone = first?.call_no ?? recorded?.gh_call_no ?? '';
  const address = first?.headoffice ?? recorded?.gh_headoffice ?? '';
  const isAddress = address !== '' && address.length <= longestAddress;
  const label = isAddress ? address : company.address;
  const recordedPoint = isAddress && first ? pointOf(first) : undefined;
  const seat = label === company.address ? company.seat : undefined;
  return {
    phone: phoneLinks(phone)[0] ?? phoneLink(company.phone),
    address: { label, href: mapPageAddress(label, recordedPoint ?? seat), external: true },
  };
}

/** The point of a record's office, where the record has it. */
export const pointOf = ({ latitude, longitude }: OfficeRecord): MapPoint | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
