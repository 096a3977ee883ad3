import type { ContactRecord } from './records/index.ts';

/** An office of a contact record: how to reach it, and where it is. */
export type ContactOffice = ContactRecord['offices'][number];

/**
 * The offices of a contact record (§2.17, readings §4): those of its list; where that is empty, the
 * two of §3, which have neither name nor place. The first one is the head office.
 */
export function contactOfficesOf(record: ContactRecord): readonly ContactOffice[] {
  if (record.offices.length > 0) return record.offices;
  return (['gh', 'ng'] as const).map((of) => ({
    name: '',
    call_no: record[`${of}_call_no`],
    email: record[`${of}_email`],
    headoffice: record[`${of}_headoffice`],
    latitude: undefined,
    longitude: undefined,
  }));
}

/** What stands between two addresses: a sign, or a short word such as 'or', 'ou', 'and', 'et'. */
const between = /[,;\n]|\s\/\s|\s\p{L}{2,4}\s/u;
/** An address that needs no encoding in a link, so that it cannot add fields to a mail. */
const emailAddress = /^[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

/** The e-mail addresses in a text such as an office's `email`; what is no address is left out. */
export const emailAddressesIn = (text: string): readonly string[] =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => emailAddress.test(part));
