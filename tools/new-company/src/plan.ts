import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Identity } from '../../../apps/site/app/companies/contract/company.ts';
import {
  companies,
  companyFolder,
  firstCompany,
  seededContent,
} from '../../../scripts/lib/company.mjs';
import type { Answers } from './answers.ts';

/** A file to write, by its absolute path. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
}

const readIdentity = async (company: string): Promise<Identity> => {
  const { identity }: { identity: Identity } = await import(
    join(companyFolder(company), 'identity.ts')
  );
  return identity;
};

const languageOf = (locale: string): string => new Intl.Locale(locale).language;

/** The company whose texts are copied: the first with the same language. */
async function modelFor(locale: string): Promise<Identity> {
  const known = await Promise.all(
    [firstCompany, ...companies().filter((company) => company !== firstCompany)].map(readIdentity),
  );
  const [first] = known;
  const model = known.find((one) => languageOf(one.locale) === languageOf(locale)) ?? first;
  if (model === undefined) throw new Error('There is no company to start from.');
  return model;
}

const countryName = (country: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;

/** The domain of a company's own addresses, from its links. */
const domainOf = (company: string): string =>
  /portal: 'https:\/\/[\w-]+\.([\w-]+\.example)/.exec(
    readFileSync(join(companyFolder(company), 'index.ts'), 'utf8'),
  )?.[1] ?? `${company}.example`;

/** The text files of a folder, with their paths in it; pictures are drawn, not copied. */
const textsIn = (folder: string): readonly PlannedFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|html|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path: relative(folder, path), text: readFileSync(path, 'utf8') }));

/** Matches a name as a whole word, so that 'Ghanaian' does not become 'Kenyaian'. */
const wholeName = (name: string): RegExp =>
  new RegExp(`${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'gu');

const quoted = (text: string): string => `'${text}'`;

const identityFile = (
  answers: Answers,
): string => `import type { Identity } from '../contract/company.ts';

export const identity: Identity = {
  id: ${quoted(answers.id)},
  name: ${quoted(answers.name)},
  legalName: ${quoted(answers['legal-name'])},
  country: ${quoted(answers.country)},
  locale: ${quoted(answers.locale)},
  longDateLocale: ${quoted(answers.locale)},
  timeZone: ${quoted(answers['time-zone'])},
  seat: {
    city: ${quoted(answers.city)},
    latitude: ${Number(answers.latitude)},
    longitude: ${Number(answers.longitude)},
  },
  phone: ${quoted(answers.phone)},
};
`;

const coloursFile = (
  answers: Answers,
): string => `import type { CompanyColours } from '../contract/colours.ts';
import type { Audience } from './audiences.ts';

export const colours: CompanyColours<Audience> = {
  individual: ${quoted(answers['individual-colour'])},
  institution: ${quoted(answers['institution-colour'])},
};
`;

/** What the content says of its company, for the pages of editors. */
const contentCompanyFile = (answers: Answers): string =>
  `${JSON.stringify({ name: answers.name, timeZone: answers['time-zone'], colour: answers['individual-colour'] }, null, 2)}\n`;

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

/** The model's `index.ts` with the new company's logo and default picture. */
function indexFile(text: string, answers: Answers): string {
  const [name = '', ...descriptor] = answers.name.split(' ');
  return text
    .replace(/^import defaultPicture from .*\n/m, '')
    .replace(
      /^(import \{ logoMark \} from .*\n)/m,
      "$1import defaultPicture from './pictures/default-picture.svg?url';\n",
    )
    .replace(
      /logo: \{ \.\.\.logoMark, .*\},/,
      `logo: { ...logoMark, name: ${quoted(name)}, descriptor: ${quoted(descriptor.join(' '))} },`,
    );
}

/**
 * All files of a new company except its pictures: the texts and content of a company with its
 * language, with the new names, ready to be rewritten.
 */
export async function planCompany(answers: Answers): Promise<readonly PlannedFile[]> {
  const model = await modelFor(answers.locale);
  const [domain, ownDomain] = [domainOf(model.id), `${answers.id}.example`];
  const handle = (of: string): string => of.replace('.example', '').replaceAll('-', '');
  // Longer names first: the shorter ones are parts of them.
  const names: readonly (readonly [string, string])[] = [
    [model.legalName, answers['legal-name']],
    [model.legalName.toUpperCase(), answers['legal-name'].toUpperCase()],
    [model.name, answers.name],
    [domain, ownDomain],
    [handle(domain), handle(ownDomain)],
    [model.id, answers.id],
    [model.locale, answers.locale],
    [`defaultCountry: '${model.country}'`, `defaultCountry: '${answers.country}'`],
    [model.seat.city, answers.city],
    [model.phone, answers.phone],
    [countryName(model.country, model.locale), countryName(answers.country, answers.locale)],
  ];
  const renamed = (text: string): string =>
    names.reduce((written, [old, own]) => written.replaceAll(wholeName(old), own), text);

  const own: Readonly<Record<string, (text: string) => string>> = {
    'identity.ts': () => identityFile(answers),
    'colours.ts': () => coloursFile(answers),
    'audiences.ts': (text) => audiencesFile(text, answers),
    'index.ts': (text) => indexFile(renamed(text), answers),
    // From now on the company's own file, which is not drawn by a tool.
    'fonts.ts': () => "export { fonts, measures } from '../group/fonts.ts';\n",
    'logo.ts': (text) => text.replace(/^\/\/ Drawn by .*\n/, ''),
  };
  return [
    ...textsIn(companyFolder(model.id))
      // The model's fonts are not copied.
      .filter(({ path }) => dirname(path) !== 'fonts')
      .map(({ path, text }) => ({
        path: join(companyFolder(answers.id), path),
        text: (own[path] ?? renamed)(text),
      })),
    ...textsIn(seededContent(model.id)).map(({ path, text }) => ({
      path: join(seededContent(answers.id), path),
      text: path === 'company.json' ? contentCompanyFile(answers) : renamed(text),
    })),
  ];
}
