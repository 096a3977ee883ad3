import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { contactOffices, emailAddressesIn } from '@insurance-kit/content-client/offices';
import { resources } from '@insurance-kit/content-client/records';
import type { ContentRecord } from '../content/read-folder.ts';

const sanitize = createServerSanitizer();

/** Where mail to the company goes: the first e-mail address that the contact page shows (§2.17). */
export function officeAddress(contact: ContentRecord | undefined): string | undefined {
  if (contact === undefined) return undefined;
  const offices = contactOffices(resources.contact.parse([contact], { sanitize }));
  return offices.flatMap(({ email }) => emailAddressesIn(email))[0];
}
