import * as v from 'valibot';
import { languages } from '../languages.ts';

const timeZone = v.pipe(
  v.string(),
  v.check((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC'),
);

const schema = v.object({
  name: v.fallback(v.string(), 'Content'),
  /** The language of mail to the offices. Editors choose their own. */
  language: v.fallback(v.picklist(languages), 'en'),
  /** Where the offices are, whose numbers may be written without a country code (ISO 3166). */
  country: v.fallback(v.optional(v.string()), undefined),
  /** The zone in which editors read and write dates. */
  timeZone: v.fallback(timeZone, () => Intl.DateTimeFormat().resolvedOptions().timeZone),
  /** The colour of buttons and links; white text stands on it. */
  colour: v.fallback(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)), '#1f4e79'),
});

/** What `company.json` says of the company. */
export type CompanyDetails = v.InferOutput<typeof schema>;

/** The details of a company, from what `company.json` holds; each missing or wrong value gets a default. */
export const readCompany = (written: unknown): CompanyDetails =>
  v.parse(
    v.fallback(schema, () => v.parse(schema, {})),
    written,
  );
