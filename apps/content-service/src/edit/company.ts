import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { companyFile } from '../content/snapshot.ts';

const schema = v.object({
  name: v.optional(v.string(), 'Content'),
  /** The zone in which editors read and write dates. */
  timeZone: v.optional(
    v.pipe(
      v.string(),
      v.check((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC'),
    ),
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  ),
  /** The colour of buttons and links; white text stands on it. */
  colour: v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)), '#1f4e79'),
});

/** What the editors' pages know of the company. */
export type EditCompany = v.InferOutput<typeof schema>;

/** Reads `company.json` of the content folder; missing or wrong values get a default. */
export async function readCompany(root: string): Promise<EditCompany> {
  const written: unknown = await readFile(path.join(root, companyFile), 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  const reading = v.safeParse(schema, written);
  return reading.success ? reading.output : v.parse(schema, {});
}
