import type { ContactRecord } from './records/resources.ts';

export {
  type ContactPart,
  dialCodeParts,
  emailParts,
  isContactList,
  type OpeningHours,
  phoneParts,
  readOpeningHours,
} from './base/contact-parts.ts';

/** Every page shows the head office's address, unless it has more characters than this. */
export const maxAddressLength = 500;

/** An office of the contact record's list. */
export type ListedOffice = ContactRecord['offices'][number];

/** Reads the office of the company (`gh_` fields) or of its parent company (`ng_` fields). */
const fixedOffice = (record: ContactRecord, fixed: 'gh' | 'ng') => ({
  fixed,
  call_no: record[`${fixed}_call_no`],
  email: record[`${fixed}_email`],
  headoffice: record[`${fixed}_headoffice`],
  hours: record[`${fixed}_hours`],
  landmark: record[`${fixed}_landmark`],
  digital_address: record[`${fixed}_digital_address`],
});

/**
 * The offices in the contact record's list. If the list is empty, the offices of the company and
 * of its parent company (§3). The first office is the head office.
 */
export const contactOffices = (record: ContactRecord) =>
  record.offices.length > 0
    ? record.offices
    : [fixedOffice(record, 'gh'), fixedOffice(record, 'ng')];
