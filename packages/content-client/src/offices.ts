import type { ContactRecord } from './records/types.ts';

export {
  type ContactPart,
  dialCodeParts,
  emailAddressesIn,
  emailParts,
  isContactList,
  phoneParts,
} from './contact-parts.ts';
export { type OpeningHours, readOpeningHours } from './opening-hours.ts';

/** Longest address of an office that sites show below every page, and that editors may write. */
export const maxAddressLength = 500;

/** An office of the contact record's list. */
export type ListedOffice = ContactRecord['offices'][number];

/** One of the two offices with their own fields in the record: the company's and its parent's. */
export interface FixedOffice extends Omit<ListedOffice, 'name' | 'latitude' | 'longitude'> {
  readonly fixed: 'gh' | 'ng';
}

const fixedOffice = (record: ContactRecord, fixed: 'gh' | 'ng'): FixedOffice => ({
  fixed,
  call_no: record[`${fixed}_call_no`],
  email: record[`${fixed}_email`],
  headoffice: record[`${fixed}_headoffice`],
  hours: record[`${fixed}_hours`],
  landmark: record[`${fixed}_landmark`],
  digital_address: record[`${fixed}_digital_address`],
});

/**
 * The offices of the contact record: those of its list, or the two fixed ones if the list is empty.
 * The first is the head office.
 *
 * @example import { contactOffices } from '@insurance-kit/content-client/offices';
 *
 * const [headOffice] = contactOffices(await client.read('contact'));
 */
export const contactOffices = (record: ContactRecord): readonly (ListedOffice | FixedOffice)[] =>
  record.offices.length > 0
    ? record.offices
    : [fixedOffice(record, 'gh'), fixedOffice(record, 'ng')];
