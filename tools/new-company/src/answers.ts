import { type Hex, nearestReadable, PaletteError, schemesOf } from '@insurance-kit/ui/palette';
import { phoneLinks } from '../../../apps/site/app/offices/phone-email-links.ts';
import { companies } from '../../../scripts/lib/company.mjs';

const accepts = (read: () => unknown): boolean => {
  try {
    return read() !== undefined;
  } catch {
    return false;
  }
};

const isDegrees = (text: string, most: number): boolean =>
  /^-?\d{1,3}(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most;

/** Whether a text is a colour as the questions take it. */
export const isHex = (text: string): text is Hex => /^#[\da-f]{6}$/.test(text);

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Which answers are accepted, and what to tell somebody who gives another one. */
interface Kind {
  readonly accepts: (answer: string) => boolean;
  readonly otherwise: string;
}

/** A name that needs no escaping in code, HTML and JSON. */
const name: Kind = {
  accepts: (answer) => /^[^'"<>&\\`$]+$/.test(answer),
  otherwise: 'Write a name, with ’ for an apostrophe.',
};
const colour: Kind = { accepts: isHex, otherwise: 'Write a colour like #005f5b.' };

/** The questions, in the order in which they are asked: each is a flag too. */
export const questions = {
  id: {
    ask: 'Name of its folder',
    example: 'harmattan-kenya',
    accepts: (answer) => /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(answer),
    otherwise: 'Write it in small letters, with hyphens: harmattan-kenya.',
  },
  name: { ask: 'Name as visitors know it', example: 'Harmattan Insurance Kenya', ...name },
  'legal-name': { ask: 'Full legal name', example: 'Harmattan Insurance Kenya Ltd', ...name },
  country: {
    ask: 'Country, as two letters (ISO 3166)',
    example: 'KE',
    accepts: (answer) => /^[A-Z]{2}$/.test(answer) && accepts(() => regions.of(answer)),
    otherwise: 'Write the two capital letters of a country: KE.',
  },
  locale: {
    ask: 'Language and region of its texts (BCP 47)',
    example: 'en-KE',
    accepts: (answer) => accepts(() => new Intl.Locale(answer).region),
    otherwise: 'Write a language and a region: en-KE.',
  },
  'country-name': {
    ask: 'The country as its texts write it, without an article',
    example: 'Kenya',
    ...name,
  },
  'country-gender': {
    ask: 'How French speaks of the country: masculine, feminine, plural or none, for no article',
    example: 'masculine',
    accepts: (answer) => ['masculine', 'feminine', 'plural', 'none'].includes(answer),
    otherwise: 'Write masculine, feminine, plural or none.',
  },
  demonym: { ask: 'What its people and things are called', example: 'Kenyan', ...name },
  'demonym-feminine': { ask: 'The same in the feminine', example: 'kényane', ...name },
  currency: {
    ask: 'Currency, as three letters (ISO 4217)',
    example: 'KES',
    accepts: (answer) => Intl.supportedValuesOf('currency').includes(answer),
    otherwise: 'Write the three capital letters of a currency: KES.',
  },
  regulator: {
    ask: 'Who supervises its insurers',
    example: 'Insurance Regulatory Authority',
    ...name,
  },
  'time-zone': {
    ask: 'Time zone',
    example: 'Africa/Nairobi',
    accepts: (answer) => accepts(() => new Intl.DateTimeFormat('en', { timeZone: answer })),
    otherwise: 'Write a time zone as Africa/Nairobi is written.',
  },
  city: { ask: 'City of its head office', example: 'Nairobi', ...name },
  latitude: {
    ask: 'Latitude of its head office, in degrees north',
    example: '-1.2864',
    accepts: (answer) => isDegrees(answer, 90),
    otherwise: 'Write degrees north, negative in the south: -1.2864.',
  },
  longitude: {
    ask: 'Longitude of its head office, in degrees east',
    example: '36.8172',
    accepts: (answer) => isDegrees(answer, 180),
    otherwise: 'Write degrees east, negative in the west: 36.8172.',
  },
  'dialling-code': {
    ask: 'Dialling code of the country',
    example: '+254',
    accepts: (answer) => /^\+[1-9]\d{0,3}$/.test(answer),
    otherwise: 'Write a plus sign and digits: +254.',
  },
  phone: {
    ask: 'Phone number of its head office',
    example: '+254 20 000 0100',
    accepts: (answer) => phoneLinks(answer).length === 1,
    otherwise: 'Write one number as it is dialled from abroad: +254 20 000 0100.',
  },
  'individual-colour': { ask: 'Colour for private customers', example: '#005f5b', ...colour },
  'institution-colour': {
    ask: 'Colour for companies and institutions',
    example: '#8a4700',
    ...colour,
  },
  'individual-name': {
    ask: 'What private customers are called',
    example: 'Individual',
    ...name,
  },
  'institution-name': {
    ask: 'What companies and institutions are called',
    example: 'Corporate',
    ...name,
  },
} as const satisfies Record<string, Kind & { readonly ask: string; readonly example: string }>;

/** The name of a question. */
export type Question = keyof typeof questions;

/** An answer to every question. */
export type Answers = Readonly<Record<Question, string>>;

/** The names of all questions, in the order in which they are asked. */
export const questionNames = Object.keys(questions).filter(
  (name): name is Question => name in questions,
);

const isComplete = (answers: Readonly<Record<string, string>>): answers is Answers =>
  questionNames.every((name) => name in answers);

/** Answers to all questions, each from its name. */
export function answersOf(answerTo: (question: Question) => string): Answers {
  const answers = Object.fromEntries(questionNames.map((name) => [name, answerTo(name)]));
  if (!isComplete(answers)) throw new Error('A question has no answer.');
  return answers;
}

/** The language of an answer's locale; empty for one that is none. */
export const languageOf = (locale: string): string =>
  accepts(() => new Intl.Locale(locale)) ? new Intl.Locale(locale).language : '';

const inFrench: ReadonlySet<Question> = new Set(['country-gender', 'demonym-feminine']);

/** Whether a question is asked, given the answers so far: only French needs genders. */
export const isAsked = (question: Question, answers: Readonly<Partial<Answers>>): boolean =>
  !inFrench.has(question) || languageOf(answers.locale ?? '') === 'fr';

/** The default answer to a question, given the answers so far. */
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

/** Normalises an answer: trimmed, with typographic apostrophes. */
export const tidied = (answer: string): string => answer.trim().replaceAll("'", '’');

/** What is wrong with an answer; `undefined` for nothing. */
export function problemOf(question: Question, answer: string): string | undefined {
  const text = tidied(answer);
  if (question === 'id' && companies().includes(text)) {
    return `There is a company '${text}' already.`;
  }
  return questions[question].accepts(text) ? undefined : questions[question].otherwise;
}

/** A colour with too little contrast: why, and the nearest darker shade that has enough. */
export interface PaletteProblem {
  readonly reason: string;
  readonly nearest: Hex | undefined;
}

/** Why an audience's colour has too little contrast; `undefined` if it has enough. */
export function paletteProblem(audience: string, colour: Hex): PaletteProblem | undefined {
  try {
    schemesOf({ [audience]: colour });
    return undefined;
  } catch (error) {
    if (!(error instanceof PaletteError)) throw error;
    return { reason: error.message, nearest: nearestReadable(colour) };
  }
}

/**
 * Why colours have too little contrast, and the flags of the nearest shades with enough, if there
 * are any.
 */
export const withOffer = (reasons: string, flags: string): string =>
  flags === '' ? reasons : `${reasons}\nThe nearest that can be read: ${flags}`;

/** The problems of the two colours: which role cannot be read, on which surface. */
export const paletteProblems = (answers: Answers) =>
  (['individual', 'institution'] as const).flatMap((audience) => {
    const question = `${audience}-colour` as const;
    const colour = answers[question];
    const problem = isHex(colour) ? paletteProblem(audience, colour) : undefined;
    return problem === undefined ? [] : [{ question, ...problem }];
  });
