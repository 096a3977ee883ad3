import { type Hex, PaletteError, schemesOf } from '@insurance-kit/ui/palette';
import { phoneLinks } from '../../../apps/site/app/offices/contact-links.ts';
import { companies } from '../../../scripts/lib/company.mjs';

/** The questions, in the order in which they are asked: each is a flag too. */
export const questions = {
  id: { ask: 'Name of its folder, such as harmattan-kenya', example: 'harmattan-kenya' },
  name: { ask: 'Name as visitors know it', example: 'Harmattan Insurance Kenya' },
  'legal-name': { ask: 'Full legal name', example: 'Harmattan Insurance Kenya Ltd' },
  country: { ask: 'Country, as two letters (ISO 3166)', example: 'KE' },
  locale: { ask: 'Language and region of its texts (BCP 47)', example: 'en-KE' },
  'time-zone': { ask: 'Time zone', example: 'Africa/Nairobi' },
  city: { ask: 'City of its head office', example: 'Nairobi' },
  latitude: { ask: 'Latitude of its head office, in degrees north', example: '-1.2864' },
  longitude: { ask: 'Longitude of its head office, in degrees east', example: '36.8172' },
  phone: { ask: 'Phone number of its head office', example: '+254 20 000 0100' },
  'individual-colour': { ask: 'Colour for private customers', example: '#005f5b' },
  'institution-colour': { ask: 'Colour for companies and institutions', example: '#8a4700' },
  'individual-name': { ask: 'What private customers are called', example: 'Individual' },
  'institution-name': { ask: 'What companies and institutions are called', example: 'Corporate' },
} as const;

/** The name of a question. */
export type Question = keyof typeof questions;

/** An answer to every question. */
export type Answers = Readonly<Record<Question, string>>;

export const questionNames = Object.keys(questions).filter(
  (name): name is Question => name in questions,
);

const isDegrees = (text: string, most: number): boolean =>
  /^-?\d{1,3}(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most;

const isHex = (text: string): text is Hex => /^#[\da-f]{6}$/.test(text);

const accepts = (read: () => unknown): boolean => {
  try {
    return read() !== undefined;
  } catch {
    return false;
  }
};

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A name that can stand in code, HTML and JSON as it is. */
const named = (answer: string): string | undefined =>
  /^[^'"<>&\\`$]+$/.test(answer) ? undefined : 'Write a name, with ’ for an apostrophe.';

/** What each answer must be like: `undefined` where it is, else what to do about it. */
const checks: Readonly<Record<Question, (answer: string) => string | undefined>> = {
  id: (answer) =>
    !/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(answer)
      ? 'Write it in small letters, with hyphens: harmattan-kenya.'
      : companies().includes(answer)
        ? `There is a company '${answer}' already.`
        : undefined,
  name: named,
  'legal-name': named,
  country: (answer) =>
    /^[A-Z]{2}$/.test(answer) && accepts(() => regions.of(answer))
      ? undefined
      : 'Write the two capital letters of a country: KE.',
  locale: (answer) =>
    accepts(() => new Intl.Locale(answer).region)
      ? undefined
      : 'Write a language and a region: en-KE.',
  'time-zone': (answer) =>
    accepts(() => new Intl.DateTimeFormat('en', { timeZone: answer }))
      ? undefined
      : 'Write a time zone as Africa/Nairobi is written.',
  city: named,
  latitude: (answer) =>
    isDegrees(answer, 90) ? undefined : 'Write degrees north, negative in the south: -1.2864.',
  longitude: (answer) =>
    isDegrees(answer, 180) ? undefined : 'Write degrees east, negative in the west: 36.8172.',
  phone: (answer) =>
    phoneLinks(answer).length === 1
      ? undefined
      : 'Write one number as it is dialled from abroad: +254 20 000 0100.',
  'individual-colour': (answer) => (isHex(answer) ? undefined : 'Write a colour like #005f5b.'),
  'institution-colour': (answer) => (isHex(answer) ? undefined : 'Write a colour like #005f5b.'),
  'individual-name': named,
  'institution-name': named,
};

/** An answer as it is used: without spaces around it, with the apostrophe that print has. */
export const tidied = (answer: string): string => answer.trim().replaceAll("'", '’');

/** What is wrong with an answer; `undefined` for nothing. */
export const problemOf = (question: Question, answer: string): string | undefined =>
  checks[question](tidied(answer));

/** What stands against two colours together: which role cannot be read, on which surface. */
export function paletteProblem(answers: Answers): string | undefined {
  const { 'individual-colour': individual, 'institution-colour': institution } = answers;
  if (!isHex(individual) || !isHex(institution)) return 'A colour is written like #005f5b.';
  try {
    schemesOf({ individual, institution });
    return undefined;
  } catch (error) {
    if (error instanceof PaletteError) return error.message;
    throw error;
  }
}
