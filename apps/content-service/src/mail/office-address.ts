import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { contactOffices, emailAddressesIn } from '@insurance-kit/content-client/offices';
import { resources } from '@insurance-kit/content-client/records';
import type { ContentRecord } from '../content/read-folder.ts';
import type { Store } from '../store/store.ts';

const sanitize = createServerSanitizer();

/** The first e-mail address of the offices (§2.17). `undefined` if it is invalid or missing. */
export function officeAddress(contact: ContentRecord | undefined): string | undefined {
  if (contact === undefined) return undefined;
  for (const office of contactOffices(resources.contact.parse([contact], { sanitize }))) {
    const [address] = emailAddressesIn(office.email);
    if (address !== undefined) return address;
    const written = 'fixed' in office ? contact[`${office.fixed}_email`] : office.email;
    if (written) return undefined;
  }
  return undefined;
}

/** The returned function reads the office's address. The last valid address is the fallback. */
export function followOfficeAddress(
  contact: () => ContentRecord | undefined,
  store: Pick<Store, 'getValue' | 'setValue'>,
): () => Promise<string | undefined> {
  let last: string | undefined;
  return async () => {
    const written = officeAddress(contact());
    if (written === undefined) return last ?? (await store.getValue('office-address'));
    if (written !== last) await store.setValue('office-address', written);
    last = written;
    return written;
  };
}
