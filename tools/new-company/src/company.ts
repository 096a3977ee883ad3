import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Hex, PaletteError, schemesOf } from '@insurance-kit/ui/palette';
import { installSite } from 'packages/src/site-package.ts';
import { kitCompany, outside, ownCompanies } from 'scripts/lib/company.mjs';
import { environment, root } from 'scripts/lib/workspace.mjs';
import type { Identity } from 'site/app/companies/contract/company.ts';
import { domainOf, type Folders, finding, foldersOf, identityOf, textsIn } from './check.ts';

/** What is asked of a new company. All else it has from its model until somebody changes it. */
type Question = 'id' | 'name' | 'legalName' | 'locale' | 'city' | 'phone';
export type CompanyAnswers = Readonly<Record<Question | 'individual' | 'institution', string>>;

/** Where a new company goes: into the folder that `COMPANY_DIR` names, or the repository. */
const newFolders = (id: string): Folders =>
  outside === undefined
    ? foldersOf(id)
    : [join(outside.dir, 'company'), join(outside.dir, 'content')];

/** Why a company cannot have this name. */
export function idProblem(id: string): string | undefined {
  const there = [...foldersOf(id), ...newFolders(id)].find((folder) => existsSync(folder));
  if (there !== undefined) return `There is a folder ${there} already.`;
  if (/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id)) return undefined;
  return `'${id}' will not do: write small letters, with hyphens, such as harmattan-kenya.`;
}

const isHex = (text: string): text is Hex => /^#[\da-f]{6}$/.test(text);

/** Why a brand cannot have this colour: which role is not readable, and the nearest shade that is. */
export function colourProblem(colour: string): string | undefined {
  if (!isHex(colour)) return `'${colour}' will not do: write a colour such as #005f5b.`;
  try {
    schemesOf({ [colour]: colour });
    return undefined;
  } catch (error) {
    if (!(error instanceof PaletteError)) throw error;
    return error.message;
  }
}

/** Formats a company's folders, and writes its colours into its drawings. */
export function finish(company: string, folders = foldersOf(company)): void {
  const options = { cwd: root, env: environment(), stdio: 'pipe' } as const;
  // Without git: a company outside, or a site that was unpacked, may have none.
  const settings = ['--vcs-enabled=false', `--config-path=${root}`];
  execFileSync('biome', ['check', '--write', ...settings, ...folders], options);
  execFileSync('node', ['tools/recolour/src/recolour.main.ts', company], options);
}

/** What a record says beyond §3, which is true of one company alone. */
const ofOneCompany =
  /^(?:facts|tariff|other_languages|landmark|hours)$|^reach_|_(?:day|hours|landmark|digital_address)$/;

/** A PDF, or a page of help: it says in the model's words what is true of the model. */
const ofModel = /\.pdf$|[\\/]help(?:[\\/][\w-]+\.html)?$/;

/** The company that is copied: the first that speaks the language, else the kit's. */
async function modelFor({ language }: Intl.Locale): Promise<Identity> {
  const known = await Promise.all(ownCompanies().map(identityOf));
  const model =
    known.find((one) => new Intl.Locale(one.locale).language === language) ??
    known.find(({ id }) => id === kitCompany);
  if (model === undefined) throw new Error('There is no company to copy.');
  return model;
}

const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/** A module whose one value the new company has still to write. */
const withValue = (value: string) => (text: string) =>
  `${/^import type .*\n/m.exec(text)}\n${/^(?:\/\*\*.*\n)?export const .* = /m.exec(text)}${value};\n`;

/** What becomes of the model's files: names, number and domain are replaced everywhere, some files have more. */
function rewriter(model: Identity, answers: CompanyAnswers) {
  const { id, name, legalName, city, phone, individual, institution } = answers;
  const locale = new Intl.Locale(answers.locale);
  const rtl = locale.getTextInfo().direction === 'rtl' ? "direction: 'rtl',\n  " : '';
  const [domain, own] = [domainOf(model.id), `${id}.example`];
  const [word = '', ...descriptor] = name.split(' ');
  const logo = `name: ${quoted(word)}, descriptor: ${quoted(descriptor.join(' '))} }`;
  const changes: readonly (readonly [RegExp | string, string])[] = [
    // The longer name first: the shorter one is a part of it.
    [finding([model.legalName.toUpperCase()]), legalName.toUpperCase()],
    [finding([model.legalName]), legalName],
    [finding([model.name.toUpperCase()]), name.toUpperCase()],
    [finding([model.name]), name],
    [domain, own],
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
    [/(?<=\n {2}individual: )'#\w+'(?=,\n)/g, quoted(individual)],
    [/(?<=\n {2}institution: )'#\w+'(?=,\n)/g, quoted(institution)],
  ];
  const more: Readonly<Record<string, (text: string) => string>> = {
    'facts.ts': withValue(`{ copiedFrom: ${quoted(model.id)}, own: [], mentions: [] }`),
    'errands.ts': withValue('{}'),
    'help.server.ts': withValue('{}'),
    'help-pages.ts': withValue('[]'),
    'company.json': (text) => JSON.stringify({ ...JSON.parse(text), colour: individual }),
    'record.json': (text) =>
      JSON.stringify(
        JSON.parse(text, (key, value) => (ofOneCompany.test(key) ? undefined : value)),
      ),
  };
  return (path: string, text: string): string => {
    const renamed = changes.reduce((now, [old, next]) => now.replaceAll(old, next), text);
    return more[basename(path)]?.(renamed) ?? renamed;
  };
}

/** Copies the nearest company into two folders, but for what is true of it alone, under the new names. */
export async function copyCompany(answers: CompanyAnswers, to: Folders): Promise<void> {
  const model = await modelFor(new Intl.Locale(answers.locale));
  const rewritten = rewriter(model, answers);
  for (const [index, from] of foldersOf(model.id).entries()) {
    const folder = to[index] ?? '';
    await cp(from, folder, { recursive: true, filter: (path) => !ofModel.test(path) });
    for (const { path, text } of textsIn(folder)) {
      await writeFile(join(folder, path), rewritten(path, text));
    }
  }
}

/**
 * Makes a company that starts at once, in the folder outside that `COMPANY_DIR` names, if it names one.
 *
 * @returns what to do next.
 */
export async function makeCompany(answers: CompanyAnswers): Promise<string> {
  const folders = newFolders(answers.id);
  await copyCompany(answers, folders);
  finish(answers.id, folders);
  if (outside !== undefined) await installSite(outside.dir, answers.id);
  return `${answers.id} is made. Next: ${
    outside === undefined ? 'docs/how-to/company.md' : join(outside.dir, 'README.md')
  }`;
}
