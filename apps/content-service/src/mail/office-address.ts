import * as v from 'valibot';
import { readAddress } from './relay.ts';

const text = v.fallback(v.string(), '');

const contactSchema = v.object({
  gh_email: text,
  offices: v.fallback(v.array(v.object({ email: text })), []),
});

/**
 * Where mail to the company goes: the address of the contact record's first office, as the contact
 * page shows it, else its `gh_email` (§3).
 */
export function officeAddress(contact: unknown): string | undefined {
  const { success, output } = v.safeParse(contactSchema, contact);
  if (!success) return undefined;
  return readAddress(output.offices[0]?.email ?? '') ?? readAddress(output.gh_email);
}
