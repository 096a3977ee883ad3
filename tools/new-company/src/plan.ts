import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { colorOf, formatSchema } from '@insurance-kit/ui/tokens';
import type { Identity } from '../../../apps/site/app/companies/contract/company.ts';
import type { CountryGender, Facts } from '../../../apps/site/app/companies/contract/facts.ts';
import {
  companies,
  companyFolder,
  firstCompany,
  partOf,
  seededContent,
} from '../../../scripts/lib/company.mjs';
import { type Answers, answersOf, languageOf, type Question } from './answers.ts';
import { isPseudo, pseudoFile, pseudoText } from './pseudo.ts';
import {
  capitalised,
  currencyWords,
  demonymsOf,
  frenchPlaces,
  type Replacement,
  withArticle,
} from './sentences.ts';
import { quoted } from './source.ts';

/** A file to write, by its absolute path. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
}

/** A company's names and place. */
export const identityOf = async (company: string): Promise<Identity> =>
  (await partOf<{ identity: Identity }>(company, 'identity.ts')).identity;

/** What is said of a company's country alone. */
export const factsOf = async (company: string): Promise<Facts> =>
  (await partOf<{ facts: Facts }>(company, 'facts.ts')).facts;

const genders: readonly CountryGender[] = ['masculine', 'feminine', 'plural', 'none'];

const ownFactsOf = (answers: Answers, model: Facts): Facts => {
  const { locale, currency, demonym, phone } = answers;
  const gender = genders.find((one) => one === answers['country-gender']);
  return {
    country: answers['country-name'],
    ...(gender !== undefined && { gender }),
    demonyms: demonymsOf(languageOf(locale), demonym, answers['demonym-feminine']),
    diallingCode: answers['dialling-code'],
    phoneExample: phone,
    currency:
      currency === model.currency.code
        ? model.currency
        : { code: currency, words: currencyWords(locale, currency) },
    regulator: [answers.regulator],
    places: [],
    mentions: [],
  };
};

/** The company whose texts are copied: the first with the same language. */
export async function modelFor(locale: string): Promise<Identity> {
  const first = await identityOf(firstCompany);
  const known = [first, ...(await Promise.all(companies().map(identityOf)))];
  return known.find((one) => languageOf(one.locale) === languageOf(locale)) ?? first;
}

/** The domain of a company's own addresses, from its links, and its name on social pages. */
export function domainOf(company: string): { readonly domain: string; readonly handle: string } {
  const text = readFileSync(join(companyFolder(company), 'index.ts'), 'utf8');
  const [, domain = `${company}.example`] =
    /portal: 'https:\/\/[\w-]+\.([\w-]+\.example)/.exec(text) ?? [];
  return { domain, handle: handleOf(domain) };
}

const handleOf = (domain: string): string => domain.replace('.example', '').replaceAll('-', '');

/** The text files of a folder, with their paths in it; pictures are drawn, not copied. */
export const textsIn = (folder: string): readonly PlannedFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|html|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path: relative(folder, path), text: readFileSync(path, 'utf8') }));

/** A text so that a regular expression finds it as it is, also where its lines must not break at its spaces. */
export const escaped = (text: string): string =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/[ \u00a0]/g, String.raw`(?: |\u00a0|\\u00a0)`);

/** Matches a name as a whole word, so that 'Ghanaian' does not become 'Kenyaian'. */
const wholeName = (name: string): RegExp =>
  new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'gu');

/** The words of the model's facts, each with the word that replaces it. */
const wordsOf = (model: Facts, own: Facts): readonly Replacement[] => {
  const forms = (old: readonly string[], now: readonly string[]): Replacement[] =>
    old.flatMap((word, index) => {
      const form = now[index] ?? now[0];
      return form === undefined ? [] : [[word, form] as const];
    });
  return [
    ...forms(model.demonyms, own.demonyms),
    ...forms(model.demonyms.map(capitalised), own.demonyms.map(capitalised)),
    ...forms(model.currency.words, own.currency.words),
    ...forms(model.regulator.slice(0, 1), own.regulator),
    [model.phoneExample, own.phoneExample],
  ];
};

/**
 * The company's number with the last digits of another one, so that two different numbers stay
 * different.
 */
const numberLike = (phone: string, other: string): string => phone.slice(0, -2) + other.slice(-2);

/** The head office in one line, until somebody writes its street. */
const addressOf = (answers: Answers): string => `${answers.city}, ${answers['country-name']}`;

/** `direction` of a language that is written from right to left. */
const directionOf = (locale: string): string =>
  new Intl.Locale(locale).getTextInfo().direction === 'rtl' ? "\n  direction: 'rtl'," : '';

const identityFile = (
  answers: Answers,
): string => `import type { Identity } from '../contract/company.ts';

export const identity: Identity = {
  id: ${quoted(answers.id)},
  name: ${quoted(answers.name)},
  legalName: ${quoted(answers['legal-name'])},
  country: ${quoted(answers.country)},
  locale: ${quoted(answers.locale)},${directionOf(answers.locale)}
  longDateLocale: ${quoted(answers.locale)},
  timeZone: ${quoted(answers['time-zone'])},
  seat: {
    city: ${quoted(answers.city)},
    latitude: ${Number(answers.latitude)},
    longitude: ${Number(answers.longitude)},
  },
  phone: ${quoted(answers.phone)},
  address: ${quoted(addressOf(answers))},
};
`;

const factsFile = (facts: Facts): string =>
  `import type { Facts } from '../contract/facts.ts';

export const facts: Facts = ${JSON.stringify(facts, null, 2)};
`;

/** The colours of the two audiences, as design tokens; the kit's fonts. */
const brandTokens = (answers: Answers): string => {
  const seed = (colour: string) => ({ 700: { $value: colorOf(colour) } });
  const brand = {
    $type: 'color',
    individual: seed(answers['individual-colour']),
    institution: seed(answers['institution-colour']),
  };
  return `${JSON.stringify({ $schema: formatSchema, brand }, null, 2)}\n`;
};

/** What the content says of its company: for the pages of editors, and for mail to the offices. */
const contentCompanyFile = (answers: Answers): string => {
  const company = {
    name: answers.name,
    // The two languages that the content service writes.
    language: languageOf(answers.locale) === 'fr' ? 'fr' : 'en',
    timeZone: answers['time-zone'],
    colour: answers['individual-colour'],
  };
  return `${JSON.stringify(company, null, 2)}\n`;
};

/** The model's audiences by their new names. Schemes are named for what they are for; colours may change. */
function audiencesFile(text: string, answers: Answers): string {
  const [individual, institution] = [answers['individual-name'], answers['institution-name']];
  return text
    .replace(/\/\*\*.*\*\/\n(?=export const schemeOf)/, '')
    .replace(/individual: '\w+',/, "individual: 'individual',")
    .replace(/institution: '\w+',/, "institution: 'institution',")
    .replace(/(individual: \{\s+label: )'[^']*'/, `$1${quoted(individual)}`)
    .replace(/(institution: \{\s+label: )'[^']*'/, `$1${quoted(institution)}`);
}

/** The model's `index.ts` with the new company's year, logo and default picture; the group's list is of others. */
function indexFile(text: string, answers: Answers): string {
  const [name = '', ...descriptor] = answers.name.split(' ');
  return text
    .replace(/© \d{4}/, `© ${new Date().getFullYear()}`)
    .replace(/^import defaultPicture from .*\n/m, '')
    .replace(`    { label: ${quoted(answers['legal-name'])} },\n`, '')
    .replace(
      /^(import \{ logoMark \} from .*\n)/m,
      "$1import defaultPicture from './pictures/default-picture.svg?url';\n",
    )
    .replace(
      /logo: \{ \.\.\.logoMark, .*\},/,
      `logo: { ...logoMark, name: ${quoted(name)}, descriptor: ${quoted(descriptor.join(' '))} },`,
    );
}

/** The head office that was asked for, and the group's: the model's other offices are not this company's. */
function contactRecord(text: string): string {
  const { offices: _, ...record }: Readonly<Record<string, unknown>> = JSON.parse(text);
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** The questions whose answers visitors read. */
const spoken: ReadonlySet<string> = new Set<Question>([
  ...(['name', 'legal-name', 'country-name', 'city'] as const),
  ...(['individual-name', 'institution-name'] as const),
]);

/** The answers in the company's language. For a pseudo-locale they are translated first. */
const inItsLanguage = (answers: Answers): Answers => {
  const { locale } = answers;
  if (!isPseudo(locale)) return answers;
  return answersOf((question) =>
    spoken.has(question) ? pseudoText(answers[question], locale) : answers[question],
  );
};

/** Files of a company's folder without words for visitors, or with those of the answers. */
const wordlessFiles: ReadonlySet<string> = new Set([
  ...['identity.ts', 'facts.ts', 'brand.tokens.json', 'audiences.ts'],
  ...['fonts.ts', 'logo.ts', 'options.ts', 'company.json'],
]);

/**
 * All files of a new company except its pictures: the texts and content of a company with its
 * language, with the new names, ready to be rewritten.
 */
export async function planCompany(answers: Answers): Promise<readonly PlannedFile[]> {
  const model = await modelFor(answers.locale);
  const facts = await factsOf(model.id);
  const ownFacts = ownFactsOf(answers, facts);
  const { domain, handle } = domainOf(model.id);
  const ownDomain = `${answers.id}.example`;
  const places =
    languageOf(model.locale) === 'fr'
      ? frenchPlaces({ ...facts, city: model.seat.city }, { ...ownFacts, city: answers.city })
      : [];
  // Longer names first: the shorter ones are parts of them.
  const names: readonly Replacement[] = [
    [model.address, addressOf(answers)],
    [model.legalName, answers['legal-name']],
    [model.legalName.toUpperCase(), answers['legal-name'].toUpperCase()],
    [model.name, answers.name],
    [domain, ownDomain],
    [handle, handleOf(ownDomain)],
    [model.id, answers.id],
    [model.locale, answers.locale],
    [`defaultCountry: '${model.country}'`, `defaultCountry: '${answers.country}'`],
    [model.phone, answers.phone],
    ...places,
    [model.seat.city, answers.city],
    [facts.country, ownFacts.country],
    ...wordsOf(facts, ownFacts),
  ];
  const otherNumbers = new RegExp(`\\${facts.diallingCode} ?\\d[\\d ]+\\d`, 'g');
  const [demonym = ''] = ownFacts.demonyms;
  // A document such as the Ghana Card exists in no other country. Its name stays, and
  // `check:company` reports it.
  const papers = facts.places.filter((place) => place.includes(facts.country));
  const marked: readonly Replacement[] = papers.map((paper, index) => [paper, `\0${index}\0`]);
  const unmarked: readonly Replacement[] = marked.map(([paper, mark]) => [mark, paper]);
  const renamed = (text: string): string => {
    const written = [...marked, ...names, ...unmarked].reduce(
      (now, [old, own]) => now.replaceAll(wholeName(old), own),
      text,
    );
    const numbered = written
      // Amounts are written with the code right before them: GHS6,000.
      .replaceAll(facts.currency.code, ownFacts.currency.code)
      .replaceAll(otherNumbers, (number) => numberLike(answers.phone, number));
    return languageOf(model.locale) === 'en' ? withArticle(numbered, demonym) : numbered;
  };

  const translated = inItsLanguage(answers);
  const own: Readonly<Record<string, (text: string) => string>> = {
    'identity.ts': () => identityFile(translated),
    'facts.ts': () => factsFile(ownFacts),
    'brand.tokens.json': () => brandTokens(answers),
    'audiences.ts': (text) => audiencesFile(text, translated),
    'index.ts': (text) => indexFile(renamed(text), answers),
    'contact/record.json': (text) => renamed(contactRecord(text)),
    'fonts.ts': () => "export { fonts, measures } from '../group/fonts.ts';\n",
    'company.json': () => contentCompanyFile(translated),
  };
  const written = (path: string, text: string): string => {
    const file = (own[path] ?? renamed)(text);
    if (!isPseudo(answers.locale) || wordlessFiles.has(path)) return file;
    return pseudoFile(path, file, answers.locale);
  };
  return [companyFolder, seededContent].flatMap((folderOf) =>
    textsIn(folderOf(model.id))
      // The model's fonts are not copied.
      .filter(({ path }) => dirname(path) !== 'fonts')
      .map(({ path, text }) => ({
        path: join(folderOf(answers.id), path),
        text: written(path, text),
      })),
  );
}
