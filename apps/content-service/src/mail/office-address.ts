import * as v from 'valibot';

const text = v.fallback(v.string(), '');

const contactSchema = v.object({
  gh_email: text,
  offices: v.fallback(v.array(v.object({ email: text })), []),
});

/** The first e-mail address in a text, which may be HTML. */
function readAddress(value: string): string | undefined {
  return /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/.exec(value)?.[0];
}

/**
 * Where mail to the company goes: the address of the contact record's first office, as the contact
 * page shows it, else its `gh_email` (§3).
 */
export function officeAddress(contact: unknown): string | undefined {
  const { success, output } = v.safeParse(contactSchema, contact);
  if (!success) return undefined;
  return readAddress(output.offices[0]?.email ?? '') ?? readAddress(output.gh_email);
}
