import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Hex, nearestReadable, PaletteError, schemesOf } from '@insurance-kit/ui/palette';
import { packSite } from 'release/src/pack-site.ts';
import { kitCompany, outside, ownCompanies } from 'scripts/lib/company.mjs';
import { environment, root } from 'scripts/lib/workspace.mjs';
import type { Identity } from 'site/app/companies/contract/company.ts';
import { domainOf, type Folders, finding, foldersOf, identityOf, textsIn } from './check.ts';

/** What is asked of a new company. All else it has from its model until somebody changes it. */
export interface CompanyAnswers {
  readonly id: string;
  readonly name: string;
  readonly legalName: string;
  readonly locale: string;
  readonly city: string;
  readonly phone: string;
  /** The colour for private customers. */
  readonly individual: string;
  /** The colour for companies and institutions. */
  readonly institution: string;
}

const isHex = (text: string): text is Hex => /^#[\da-f]{6}$/.test(text);

/** Why a folder cannot have this name. */
export function idProblem(id: string): string | undefined {
  if (outside !== undefined && outside.id !== '') return `${outside.dir} has a company already.`;
  if (foldersOf(id).some((folder) => existsSync(folder))) {
    return `There is a folder '${id}' already.`;
  }
  if (/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id)) return undefined;
  return `'${id}' will not do: write small letters, with hyphens, such as harmattan-kenya.`;
}

/** Why a brand cannot have this colour: which role is not readable, and the nearest shade that is. */
export function colourProblem(colour: string): string | undefined {
  if (!isHex(colour)) return `'${colour}' will not do: write a colour such as #005f5b.`;
  try {
    schemesOf({ [colour]: colour });
    return undefined;
  } catch (error) {
    if (!(error instanceof PaletteError)) throw error;
    return `${error.message}\nThe nearest that can be read: ${nearestReadable(colour) ?? 'none'}`;
  }
}

/** A company's design tokens with these colours, by the name of their audience. */
export function withColours(text: string, colours: Readonly<Record<string, string>>): string {
  const tokens = JSON.parse(text);
  for (const [audience, hex] of Object.entries(colours)) {
    const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
    const components = parts.map((part) => Math.round(part * 1e4) / 1e4);
    tokens.brand[audience] = { 700: { $value: { colorSpace: 'srgb', components, hex } } };
  }
  return JSON.stringify(tokens);
}

/** Formats a company's folders, and writes its colours into its drawings. */
export function finish(company: string): void {
  // A new one is made here, and moved out when it is whole.
  const env = environment(outside?.id === company ? {} : { COMPANY_DIR: '' });
  const options = { cwd: root, env, stdio: 'pipe' } as const;
  // Without git: a company outside, or a site that was unpacked, may have none.
  const settings = ['--vcs-enabled=false', `--config-path=${root}`];
  execFileSync('biome', ['check', '--write', ...settings, ...foldersOf(company)], options);
  execFileSync('node', ['tools/recolour/src/recolour.main.ts', company], options);
}

/** What a record says beyond §3, which is true of one company alone. */
const ofOneCompany =
  /^(?:facts|tariff|other_languages|landmark|hours)$|^reach_|_(?:day|hours|landmark|digital_address)$/;

/** A PDF, or a page of help: it says in the model's words what is true of the model. */
const ofModel = /\.pdf$|[\\/]help(?:[\\/][\w-]+\.html)?$/;

/** The company that is copied: the first that speaks the language, else the first of all. */
async function modelFor({ language }: Intl.Locale): Promise<Identity> {
  const isKit = (company: string) => Number(company === kitCompany);
  const all = ownCompanies().toSorted((one, other) => isKit(other) - isKit(one));
  const known = await Promise.all(all.map(identityOf));
  const model = known.find((one) => new Intl.Locale(one.locale).language === language) ?? known[0];
  if (model === undefined) throw new Error('There is no company to copy.');
  return model;
}

const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/** A module with one value of a type of the contract's. */
const emptyTyped = (name: string, type: string, value: string): string =>
  `import type { ${type} } from '../contract/${name}.ts';\n\nexport const ${name}: ${type} = ${value};\n`;

/** What becomes of the model's files: names, number and domain are replaced everywhere, some files have more. */
function rewriter(model: Identity, answers: CompanyAnswers) {
  const { id, name, legalName, city, phone, individual, institution } = answers;
  const locale = new Intl.Locale(answers.locale);
  const rtl = locale.getTextInfo().direction === 'rtl' ? "direction: 'rtl',\n  " : '';
  const [domain, own] = [domainOf(model.id), `${id}.example`];
  const handle = (of: string): string => `/${of.replace('.example', '').replaceAll('-', '')}'`;
  const [word = '', ...descriptor] = name.split(' ');
  const logo = `name: ${quoted(word)}, descriptor: ${quoted(descriptor.join(' '))} }`;
  // The longer name first: the shorter one is a part of it.
  const names = [
    [finding([model.legalName]), legalName],
    [finding([model.name]), name],
  ] as const;
  const changes: readonly (readonly [RegExp | string, string])[] = [
    [domain, own],
    [handle(domain), handle(own)],
    [quoted(model.id), quoted(id)],
    [/^ {2}(?=locale: )/gm, `  ${rtl}`],
    [quoted(model.locale), quoted(answers.locale)],
    [`ountry: ${quoted(model.country)}`, `ountry: ${quoted(locale.region ?? '')}`],
    [`city: ${quoted(model.seat.city)}`, `city: ${quoted(city)}`],
    [model.phone, phone],
    [/(?<=copyright: '© )\d{4}/g, `${new Date().getFullYear()}`],
    [/name: '.*', descriptor: '.*' \}/g, logo],
    // Schemes are named for whom they are: colours may change.
    [/\/\*\*.*\*\/\n(?=export const schemeOf)/g, ''],
    [/(?<=\n {2}(individual|institution): )'\w+'(?=,\n)/g, "'$1'"],
  ];
  const more: Readonly<Record<string, (text: string) => string>> = {
    'facts.ts': () =>
      emptyTyped('facts', 'Facts', `{ copiedFrom: ${quoted(model.id)}, own: [], mentions: [] }`),
    'errands.ts': () => emptyTyped('errands', 'Errands', '{}'),
    'help.server.ts': (text) =>
      text.replaceAll(/import .*\?raw';\n/g, '').replace(/ = \{[^}]*\};/, ' = {};'),
    'help-pages.ts': (text) => text.replace(/\[\] = .*;/, '[] = [];'),
    'brand.tokens.json': (text) => withColours(text, { individual, institution }),
    'company.json': (text) => {
      // The two languages that editors have.
      const language = locale.language === 'fr' ? 'fr' : 'en';
      return JSON.stringify({ ...JSON.parse(text), name, language, colour: individual });
    },
  };
  return (path: string, text: string): string => {
    const named = names.reduce(
      (now, [old, next]) =>
        now.replace(old, (found) => (found === found.toUpperCase() ? next.toUpperCase() : next)),
      text,
    );
    const renamed = changes.reduce((now, [old, next]) => now.replaceAll(old, next), named);
    if (!path.endsWith('record.json')) return more[path]?.(renamed) ?? renamed;
    const record = JSON.parse(renamed, (key, value) =>
      ofOneCompany.test(key) ? undefined : value,
    );
    return JSON.stringify(record, null, 2);
  };
}

/** Copies a company's folders, but for what is true of it alone, with its texts rewritten. */
async function copyFolders(
  from: Folders,
  to: Folders,
  rewritten: (path: string, text: string) => string,
): Promise<void> {
  for (const [index, folder] of to.entries()) {
    const source = from[index] ?? '';
    await cp(source, folder, { recursive: true, filter: (path) => !ofModel.test(path) });
    for (const { path, text } of textsIn(folder)) {
      await writeFile(join(folder, path), rewritten(path, text));
    }
  }
}

/** Copies the nearest company into two folders, under the new names and in the new colours. */
export async function copyCompany(answers: CompanyAnswers, to: Folders): Promise<void> {
  const model = await modelFor(new Intl.Locale(answers.locale));
  await copyFolders(foldersOf(model.id), to, rewriter(model, answers));
}

/** Removes a company's two folders. */
const removeCompany = async (id: string): Promise<void> => {
  for (const folder of foldersOf(id)) await rm(folder, { recursive: true, force: true });
};

/** Moves a company into a folder outside, which installs the site as a package. */
async function moveOut(id: string, dir: string): Promise<void> {
  await cp(join(import.meta.dirname, '..', 'outside'), dir, { recursive: true });
  await copyFolders(foldersOf(id), [join(dir, 'company'), join(dir, 'content')], (_, text) =>
    text.replaceAll(/'(?:\.\.\/)+(?=(?:contract|group)\/)/g, "'site/app/companies/"),
  );
  await removeCompany(id);
  const file = join(dir, 'package.json');
  const { dependencies, ...manifest } = existsSync(file)
    ? JSON.parse(await readFile(file, 'utf8'))
    : { name: id, private: true, type: 'module' };
  const site = dependencies?.['insurance-site'] ?? `file:${await packSite(dir)}`;
  const scripts = { start: 'insurance-site start', test: 'insurance-site test' };
  const whole = { ...manifest, scripts, dependencies: { ...dependencies, 'insurance-site': site } };
  await writeFile(file, `${JSON.stringify(whole, null, 2)}\n`);
}

/**
 * Makes a company that starts at once, in the folder outside that `COMPANY_DIR` names, if it names one.
 *
 * @returns what to do next.
 */
export async function makeCompany(answers: CompanyAnswers): Promise<string> {
  const { id } = answers;
  try {
    await copyCompany(answers, foldersOf(id));
    finish(id);
    if (outside !== undefined) await moveOut(id, outside.dir);
  } catch (error) {
    // Half a company would fail every test.
    await removeCompany(id);
    throw error;
  }
  const [start, check] =
    outside === undefined
      ? [`COMPANY=${id} npm start`, `npm run check:company ${id}`]
      : [`cd ${outside.dir}, npm install, npm start`, 'npx insurance-site check'];
  return `${id} is made. Next: ${start}\nThen: ${check}, for what is still another company's`;
}
