import { type Hex, nearestReadable, PaletteError, schemesOf } from '@insurance-kit/ui/palette';
import { phoneLinks } from '../../../apps/site/app/offices/contact-links.ts';
import { companies } from '../../../scripts/lib/company.mjs';

/** The questions, in the order in which they are asked: each is a flag too. */
export const questions = {
  id: { ask: 'Name of its folder', example: 'harmattan-kenya' },
  name: { ask: 'Name as visitors know it', example: 'Harmattan Insurance Kenya' },
  'legal-name': { ask: 'Full legal name', example: 'Harmattan Insurance Kenya Ltd' },
  country: { ask: 'Country, as two letters (ISO 3166)', example: 'KE' },
  locale: { ask: 'Language and region of its texts (BCP 47)', example: 'en-KE' },
  'country-name': {
    ask: 'The country as its texts write it, without an article',
    example: 'Kenya',
  },
  'country-gender': {
    ask: 'How French speaks of the country: masculine, feminine, plural or none, for no article',
    example: 'masculine',
  },
  demonym: { ask: 'What its people and things are called', example: 'Kenyan' },
  'demonym-feminine': { ask: 'The same in the feminine', example: 'kényane' },
  currency: { ask: 'Currency, as three letters (ISO 4217)', example: 'KES' },
  regulator: {
    ask: 'Who supervises its insurers',
    example: 'Insurance Regulatory Authority',
  },
  'time-zone': { ask: 'Time zone', example: 'Africa/Nairobi' },
  city: { ask: 'City of its head office', example: 'Nairobi' },
  latitude: { ask: 'Latitude of its head office, in degrees north', example: '-1.2864' },
  longitude: { ask: 'Longitude of its head office, in degrees east', example: '36.8172' },
  'dialling-code': { ask: 'Dialling code of the country', example: '+254' },
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

/** No answer yet. */
export const noAnswers: Answers = {
  id: '',
  name: '',
  'legal-name': '',
  country: '',
  locale: '',
  'country-name': '',
  'country-gender': '',
  demonym: '',
  'demonym-feminine': '',
  currency: '',
  regulator: '',
  'time-zone': '',
  city: '',
  latitude: '',
  longitude: '',
  'dialling-code': '',
  phone: '',
  'individual-colour': '',
  'institution-colour': '',
  'individual-name': '',
  'institution-name': '',
};

const isDegrees = (text: string, most: number): boolean =>
  /^-?\d{1,3}(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most;

/** Whether a text is a colour as the questions take it. */
export const isHex = (text: string): text is Hex => /^#[\da-f]{6}$/.test(text);

const accepts = (read: () => unknown): boolean => {
  try {
    return read() !== undefined;
  } catch {
    return false;
  }
};

/** The language of an answer's locale; empty for one that is none. */
export const languageOf = (locale: string): string =>
  accepts(() => new Intl.Locale(locale)) ? new Intl.Locale(locale).language : '';

const inFrench: ReadonlySet<Question> = new Set(['country-gender', 'demonym-feminine']);

/** Whether a question is asked, after those before it. French needs to know of genders. */
export const isAsked = (question: Question, answers: Readonly<Partial<Answers>>): boolean =>
  !inFrench.has(question) || languageOf(answers.locale ?? '') === 'fr';

/** What an answer is where nobody says otherwise, from those before it. */
export function proposal(
  question: Question,
  answers: Readonly<Partial<Answers>>,
): string | undefined {
  const { country, locale, demonym } = answers;
  if (question === 'country-name' && country !== undefined) {
    const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country);
    return name && tidied(name);
  }
  if (question === 'demonym-feminine' && demonym !== undefined) return feminineOf(demonym);
  return undefined;
}

/** The French feminine of a masculine adjective, where it is formed as most are. */
export const feminineOf = (masculine: string): string => {
  if (/(?:e)$/.test(masculine)) return masculine;
  return /(?:ien|éen|on)$/.test(masculine) ? `${masculine}ne` : `${masculine}e`;
};

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A name that needs no escaping in code, HTML and JSON. */
const named = (answer: string): string | undefined =>
  /^[^'"<>&\\`$]+$/.test(answer) ? undefined : 'Write a name, with ’ for an apostrophe.';

/** Checks an answer: returns `undefined` if it is right, else what to do about it. */
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
  'country-name': named,
  'country-gender': (answer) =>
    ['masculine', 'feminine', 'plural', 'none'].includes(answer)
      ? undefined
      : 'Write masculine, feminine, plural or none.',
  demonym: named,
  'demonym-feminine': named,
  currency: (answer) =>
    Intl.supportedValuesOf('currency').includes(answer)
      ? undefined
      : 'Write the three capital letters of a currency: KES.',
  regulator: named,
  'dialling-code': (answer) =>
    /^\+[1-9]\d{0,3}$/.test(answer) ? undefined : 'Write a plus sign and digits: +254.',
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

/** Normalises an answer: trimmed, with typographic apostrophes. */
export const tidied = (answer: string): string => answer.trim().replaceAll("'", '’');

/** What is wrong with an answer; `undefined` for nothing. */
export const problemOf = (question: Question, answer: string): string | undefined =>
  checks[question](tidied(answer));

/** The audiences whose colours are asked for. */
const coloured = ['individual', 'institution'] as const;

/** Why a colour cannot be read; `undefined` where it can. */
function unreadable(audience: (typeof coloured)[number], colour: Hex): string | undefined {
  try {
    schemesOf({ [audience]: colour });
    return undefined;
  } catch (error) {
    if (error instanceof PaletteError) return error.message;
    throw error;
  }
}

/** A colour that cannot be read: why, and the nearest darker shade that can. */
export interface PaletteProblem {
  readonly question: 'individual-colour' | 'institution-colour';
  readonly reason: string;
  readonly nearest: Hex | undefined;
}

/** The problems of the two colours: which role cannot be read, on which surface. */
export const paletteProblems = (answers: Answers): readonly PaletteProblem[] =>
  coloured.flatMap((audience) => {
    const question = `${audience}-colour` as const;
    const colour = answers[question];
    if (!isHex(colour)) {
      return { question, reason: 'A colour is written like #005f5b.', nearest: undefined };
    }
    const reason = unreadable(audience, colour);
    if (reason === undefined) return [];
    return { question, reason, nearest: nearestReadable(colour) };
  });
