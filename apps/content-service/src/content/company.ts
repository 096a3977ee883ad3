import * as v from 'valibot';

/** Languages that `/edit` and the e-mails to offices can have. */
const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

const timeZone = v.pipe(
  v.string(),
  v.check((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC'),
);

const schema = v.object({
  name: v.fallback(v.string(), 'Content'),
  language: v.fallback(v.picklist(languages), 'en'),
  /** Country of the offices (ISO 3166), for phone numbers without country code. */
  country: v.fallback(v.optional(v.string()), undefined),
  timeZone: v.fallback(timeZone, () => Intl.DateTimeFormat().resolvedOptions().timeZone),
  /** Colour of links and buttons in `/edit`. Some buttons have white text on this colour. */
  colour: v.fallback(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i)), '#1f4e79'),
});

export type CompanyDetails = v.InferOutput<typeof schema>;

/** Validates `company.json`. Defaults replace missing and invalid values. */
export const readCompany = (written: unknown): CompanyDetails => v.parse(schema, Object(written));
