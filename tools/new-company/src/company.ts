import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Hex, PaletteError, schemesOf } from '@insurance-kit/ui/palette';
import MagicString from 'magic-string';
import {
  companies,
  companyContent,
  companyFolder,
  companyModule,
  kitCompany,
} from 'scripts/lib/company.mjs';
import { environment, root } from 'scripts/lib/workspace.mjs';
import { fillerLike } from 'site/companies/todo.ts';
import type { Identity } from 'site/shared/company.ts';
import { textFilesIn } from 'site/vite/todos.ts';
import { parseSync, Visitor } from 'vite';

/** A company's folder in the site, and its folder in the content service. */
export type Folders = readonly [site: string, content: string];

export const foldersOf = (company: string): Folders => [
  companyFolder(company),
  companyContent(company),
];

/** Reads all TypeScript, HTML and JSON files in a folder. */
export const textsIn = (folder: string) =>
  textFilesIn(folder).map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

function domainOf(company: string): string {
  const links = readFileSync(join(companyFolder(company), 'index.ts'), 'utf8');
  return /portal: 'https:\/\/[\w-]+\.([\w.-]+)/.exec(links)?.[1] ?? `${company}.example`;
}

const identityOf = async (company: string): Promise<Identity> =>
  (await companyModule<{ identity: Identity }>(company, 'company.ts')).identity;

type Question = 'id' | 'name' | 'legalName' | 'locale' | 'city' | 'phone';
/** Answers to the questions of `pnpm new:company`. `individual` and `institution` are colours. */
export type CompanyAnswers = Readonly<Record<Question | 'individual' | 'institution', string>>;

/** Says why a company cannot have this id. */
export function idProblem(id: string): string | undefined {
  const existing = foldersOf(id).find((folder) => existsSync(folder));
  if (existing !== undefined) return `The folder ${existing} exists already.`;
  if (/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(id)) return undefined;
  return `'${id}' is invalid: use lower-case letters and hyphens, such as harmattan-kenya.`;
}

const isHex = (text: string): text is Hex => /^#[\da-f]{6}$/.test(text);

/** Says why a brand cannot have this colour: which contrast is too low, and which shade works. */
export function colourProblem(colour: string): string | undefined {
  if (!isHex(colour)) return `'${colour}' is invalid: write a colour such as #005f5b.`;
  try {
    schemesOf({ [colour]: colour });
    return undefined;
  } catch (error) {
    if (!(error instanceof PaletteError)) throw error;
    return error.message;
  }
}

/** Formats a company's folders, and colours its drawings. */
export function formatAndColour(company: string): void {
  const folders = foldersOf(company);
  const options = { cwd: root, env: environment(), stdio: 'pipe' } as const;
  // Without this option, Biome skips the new folder if Git ignores it.
  execFileSync('biome', ['check', '--write', '--vcs-enabled=false', ...folders], options);
  execFileSync('node', ['tools/recolour/src/recolour.main.ts', company], options);
}

/** Optional record fields about the copied company alone. A new company starts without them. */
const modelOnlyFields =
  /^(?:facts|tariff|offices|other_languages|landmark|hours)$|^reach_|_(?:day|hours|landmark|digital_address)$/;

/** Files about the copied company alone: PDFs and help pages. They are not copied. */
const modelOnlyFiles = /\.pdf$|[\\/]help(?:[\\/][\w-]+\.html)?$/;

/** Texts about the site itself: a new company with the copied company's language can keep them. */
const sharedTexts = /^(?:labels|texts\/(?:contact|feedback))\.ts$/;

const languageOf = (locale: string): string => new Intl.Locale(locale).language;

/** Returns the company to copy (the model): the first with the same language, or `kitCompany`. */
async function modelFor(locale: string): Promise<Identity> {
  const known = await Promise.all(companies().map(identityOf));
  const model =
    known.find((one) => languageOf(one.locale) === languageOf(locale)) ??
    known.find(({ id }) => id === kitCompany);
  if (model === undefined) throw new Error('No company to copy.');
  return model;
}

const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/** Replaces the value that a module exports. */
const withValue = (value: string) => (text: string) =>
  `${/^import type .*\n/m.exec(text)}\n${/^(?:\/\*\*.*\n)?export const .* = /m.exec(text)}${value};\n`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a name, also with non-breaking spaces. */
const finding = (name: string): RegExp =>
  new RegExp(escaped(name).replaceAll(/[ \u00a0]/g, String.raw`(?:\s|\\u00[aA]0|&nbsp;)`), 'g');

/** Matches a company's city and country, and words such as 'Ghanaian'. */
function placeOf({ locale, country, seat }: Identity): RegExp {
  const name = new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? '';
  const stem = (name.split(' ').at(-1) ?? name).slice(0, 5);
  return new RegExp([stem, seat.city].map(escaped).join('|'), 'i');
}

type NeedsRewriting = (text: string) => boolean;

/** Whether a text has at least five parts and a word. A logo's path has none: `M0 9 8 5 0 8z`. */
export const isSentence: NeedsRewriting = (text) =>
  /\p{L}{3}/u.test(text) && /(?:\S+\s+){4}\S/.test(text);

/** Puts `todo('…')` around texts that need rewriting. `folder`: where `todo.ts` is. */
export function withTodos(text: string, needsRewriting: NeedsRewriting, folder: string): string {
  const edited = new MagicString(text);
  let wrapped = 0;
  const wrap = ({ start, end }: { start: number; end: number }, words: string) => {
    // Wrapping a text also wraps the texts in its `${…}`.
    if (start < wrapped || !needsRewriting(words)) return;
    wrapped = end;
    edited.appendRight(start, 'todo(').appendLeft(end, ')');
  };
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') wrap(node, node.value);
    },
    TemplateLiteral(node) {
      wrap(node, node.quasis.map(({ value }) => value.cooked).join('…'));
    },
  }).visit(parseSync('module.ts', text).program);
  return wrapped === 0 ? text : `import { todo } from '${folder}/todo.ts';\n${edited}`;
}

const modelOnlyAttributes = / (?:href="(?:https?|tel|mailto):[^"]*"|alt="[^"]*"|lang="[^"]*")/g;

/** Replaces words in HTML with filler. Removes `alt`, `lang` and the `href` of outside links. */
export const fillerHtml = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part.startsWith('<')) return part.replace(modelOnlyAttributes, '');
      return /\p{L}|\d/u.test(part) ? part.replace(/\S(?:.*\S)?/s, fillerLike) : part;
    })
    .join('');

/** Rewrites the model's files: replaces names, phone and domain, and marks texts to be written. */
function rewriter(model: Identity, answers: CompanyAnswers) {
  const { id, name, legalName, city, phone, individual, institution } = answers;
  const locale = new Intl.Locale(answers.locale);
  const timeZone = locale.getTimeZones()?.[0] ?? model.timeZone;
  const rtl = locale.getTextInfo().direction === 'rtl' ? "direction: 'rtl',\n  " : '';
  const [domain, newDomain] = [domainOf(model.id), `${id}.example`];
  const [word = '', ...descriptor] = name.split(' ');
  const logo = `name: ${quoted(word)}, descriptor: ${quoted(descriptor.join(' '))} }`;
  const changes: readonly (readonly [RegExp | string, string])[] = [
    // Replace the longer name first, because it contains the shorter name.
    [finding(model.legalName.toUpperCase()), legalName.toUpperCase()],
    [finding(model.legalName), legalName],
    [finding(model.name.toUpperCase()), name.toUpperCase()],
    [finding(model.name), name],
    [domain, newDomain],
    [domain.replace(/-|\.\w+$/g, ''), id.replaceAll('-', '')],
    [quoted(model.id), quoted(id)],
    [/^ {2}(?=locale: )/gm, `  ${rtl}`],
    [quoted(model.locale), quoted(answers.locale)],
    [`ountry: ${quoted(model.country)}`, `ountry: ${quoted(locale.region ?? '')}`],
    [`city: ${quoted(model.seat.city)}`, `city: ${quoted(city)}`],
    // Write zeros, which are obviously wrong on maps. `check:company` lists each `todo`.
    [/\bx: [\d.]+, y: [\d.]+.*\},/g, "x: 0, y: 0 }, // todo('on the map')"],
    [
      /latitude: [\d.-]+, longitude: [\d.-]+ \},/g,
      "latitude: 0, longitude: 0 }, // todo('on the map')",
    ],
    [quoted(model.timeZone), quoted(timeZone)],
    [new RegExp(`${escaped(model.phone.split(' ')[0] ?? '')} [\\d ]+\\d`, 'g'), phone],
    [/(?<=copyright: '© )\d{4}/g, `${new Date().getFullYear()}`],
    [/name: '.*', descriptor: '.*' \}/g, logo],
    // Name each scheme after its audience. The model's names, such as `purple`, may not fit.
    [/\/\*\*.*\*\/\n(?=export const schemeOf)/g, ''],
    [/(?<=\n {2}(individual|institution): )'\w+'(?=,\n)/g, "'$1'"],
    [/(?<=\n {2}individual: )'#\w+'(?=,\n)/g, quoted(individual)],
    [/(?<=\n {2}institution: )'#\w+'(?=,\n)/g, quoted(institution)],
  ];
  const place = placeOf(model);
  const hasSameLanguage = languageOf(model.locale) === languageOf(answers.locale);
  const needsRewritingIn = (path: string) => (text: string) =>
    place.test(text) || (isSentence(text) && !(hasSameLanguage && sharedTexts.test(path)));
  const rewriteRecord = (text: string) =>
    JSON.stringify(
      JSON.parse(text, (key, value) => {
        if (modelOnlyFields.test(key)) return undefined;
        const needsRewriting =
          typeof value === 'string' &&
          key !== 'category' &&
          (key.endsWith('_name') || needsRewritingIn('')(value));
        return needsRewriting ? fillerHtml(value) : value;
      }),
    );
  const rewriters: Readonly<Record<string, (text: string) => string>> = {
    'help.ts': withValue('{}'),
    'company.json': (text) =>
      JSON.stringify({
        ...JSON.parse(text),
        timeZone,
        language: locale.language,
        country: locale.region,
        colour: individual,
      }),
    'record.json': rewriteRecord,
  };
  return (path: string, text: string): string => {
    const renamed = changes.reduce((now, [old, next]) => now.replaceAll(old, next), text);
    const rewrite = rewriters[basename(path)];
    if (rewrite !== undefined) return rewrite(renamed);
    if (path.endsWith('.html')) return fillerHtml(renamed);
    if (!path.endsWith('.ts')) return renamed;
    const folder = dirname(path) === '.' ? '..' : '../..';
    const hasPeople = basename(path) === 'people.ts';
    const needsRewriting = hasPeople ? (value: string) => / /.test(value) : needsRewritingIn(path);
    return withTodos(renamed, needsRewriting, folder);
  };
}

/** Copies the model's two folders, except files only about the model, and rewrites the copies. */
export async function copyCompany(answers: CompanyAnswers, to: Folders): Promise<void> {
  const model = await modelFor(answers.locale);
  const rewritten = rewriter(model, answers);
  for (const [index, from] of foldersOf(model.id).entries()) {
    const folder = to[index] ?? '';
    await cp(from, folder, { recursive: true, filter: (path) => !modelOnlyFiles.test(path) });
    for (const { path, text } of textsIn(folder)) {
      await writeFile(join(folder, path), rewritten(path, text));
    }
  }
}

/** Makes a company whose site can start at once. @returns what to do next. */
export async function makeCompany(answers: CompanyAnswers): Promise<string> {
  await copyCompany(answers, foldersOf(answers.id));
  formatAndColour(answers.id);
  return `The company ${answers.id} was created. Next: docs/how-to/company.md`;
}
