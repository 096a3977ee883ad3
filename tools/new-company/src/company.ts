import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Hex, nearestReadable, PaletteError, schemesOf } from '@insurance-kit/ui/palette';
import { packSite } from 'release/src/pack-site.ts';
import {
  companyFolder,
  kitCompany,
  outside,
  ownCompanies,
  partOf,
  seededContent,
} from 'scripts/lib/company.mjs';
import { environment, root } from 'scripts/lib/workspace.mjs';
import type { Identity } from 'site/app/companies/contract/company.ts';
import { finding } from './check.ts';
import { domainOf, textsIn } from './texts.ts';

/** What is asked of a new company. All else it has from its model until somebody changes it. */
export interface CompanyAnswers {
  readonly id: string;
  readonly name: string;
  readonly legalName: string;
  readonly locale: string;
  readonly city: string;
  readonly phone: string;
  readonly colours: { readonly individual: string; readonly institution: string };
}

/** What a company in a folder of its own is told first. */
const readme = `# The site of this company

    npm install
    npm start      # http://localhost:3000
    npm test       # types, texts, content, pages

\`company/\` has its names, words, links, colours and drawings, \`content/\` what its pages say; both are
described in \`.site/*/docs/reuse.md\` after the first start. \`.data/\` is what visitors wrote: keep it.

    npx insurance-site dev        # with hot reload
    npx insurance-site check      # what is still another company's
    npx insurance-site recolour   # after a change of its colours
    npx insurance-site storybook  # every component and page in its looks
    npx insurance-site release    # two folders that run with Node alone
    npx insurance-site update ../insurance-site-2.0.0.tgz   # a newer site, and what that asks for
`;

const isHex = (text: string): text is Hex => /^#[\da-f]{6}$/.test(text);

/** Why a folder cannot have this name. */
export function idProblem(id: string): string | undefined {
  if (outside !== undefined && outside.id !== '') return `${outside.dir} has a company already.`;
  if ([companyFolder(id), seededContent(id)].some((folder) => existsSync(folder))) {
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

/** A brand's colour, as a design token. */
export const seedOf = (colour: string) => {
  const part = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16) / 255;
  const components = [part(1), part(3), part(5)].map((share) => Math.round(share * 1e4) / 1e4);
  return { 700: { $value: { colorSpace: 'srgb', components, hex: colour } } };
};

/** Formats a company's folders, and writes its colours into its drawings. */
export function finish(company: string): void {
  // A new one is made here, and moved out when it is whole.
  const env = environment(outside?.id === company ? {} : { COMPANY_DIR: '' });
  const options = { cwd: root, env, stdio: 'pipe' } as const;
  const folders = [companyFolder(company), seededContent(company)];
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

const identityOf = async (company: string): Promise<Identity> =>
  (await partOf<{ identity: Identity }>(company, 'identity.ts')).identity;

/** The company that is copied: the first that speaks the language, else the first of all. */
async function modelFor(locale: string): Promise<Identity> {
  const known = await Promise.all(
    [kitCompany, ...ownCompanies()].filter((one) => ownCompanies().includes(one)).map(identityOf),
  );
  const { language } = new Intl.Locale(locale);
  const [first] = known;
  const model = known.find((one) => new Intl.Locale(one.locale).language === language) ?? first;
  if (model === undefined) throw new Error('There is no company to copy.');
  return model;
}

const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/** What becomes of the model's files: names, number and domain are replaced everywhere, some files have more. */
function rewriter(
  model: Identity,
  answers: CompanyAnswers,
): (path: string, text: string) => string {
  const { id, name, legalName, locale, city, phone, colours } = answers;
  const { language, region = '' } = new Intl.Locale(locale);
  const [domain, own] = [domainOf(model.id), `${id}.example`];
  const handle = (of: string): string => of.replace('.example', '').replaceAll('-', '');
  // The longer name first: the shorter one is a part of it.
  const names = [
    [finding([model.legalName]), legalName],
    [finding([model.name]), name],
  ] as const;
  const others = [
    [domain, own],
    [`/${handle(domain)}'`, `/${handle(own)}'`],
    [quoted(model.id), quoted(id)],
    [quoted(model.locale), quoted(locale)],
    [`ountry: ${quoted(model.country)}`, `ountry: ${quoted(region)}`],
    [model.phone, phone],
  ] as const;
  const [word = '', ...descriptor] = name.split(' ');
  const more: Readonly<Record<string, (text: string) => string>> = {
    'identity.ts': (text) => {
      const direction = new Intl.Locale(locale).getTextInfo().direction;
      const located = text.replace(`city: ${quoted(model.seat.city)}`, `city: ${quoted(city)}`);
      return direction === 'rtl'
        ? located.replace('  locale:', "  direction: 'rtl',\n$&")
        : located;
    },
    'index.ts': (text) =>
      text
        .replace(/© \d{4}/, `© ${new Date().getFullYear()}`)
        .replace(
          /name: '.*', descriptor: '.*' \}/,
          `name: ${quoted(word)}, descriptor: ${quoted(descriptor.join(' '))} }`,
        ),
    // Schemes are named for whom they are: colours may change.
    'audiences.ts': (text) =>
      text
        .replace(/\/\*\*.*\*\/\n(?=export const schemeOf)/, '')
        .replace(/(individual|institution): '\w+',/g, "$1: '$1',"),
    'facts.ts': () =>
      `import type { Facts } from '../contract/facts.ts';\n\nexport const facts: Facts = { copiedFrom: ${quoted(model.id)}, own: [], mentions: [] };\n`,
    'errands.ts': () =>
      "import type { Errands } from '../contract/errands.ts';\n\nexport const errands: Errands = {};\n",
    'help.server.ts': () => 'export const helpTexts = {};\n',
    'help-pages.ts': (text) => text.replace(/\[\] = .*;/, '[] = [];'),
    'brand.tokens.json': (text) => {
      const tokens = JSON.parse(text);
      for (const [audience, colour] of Object.entries(colours)) {
        tokens.brand[audience] = seedOf(colour);
      }
      return JSON.stringify(tokens);
    },
    'company.json': (text) =>
      // The two languages that editors have.
      JSON.stringify({
        ...JSON.parse(text),
        name,
        language: language === 'fr' ? 'fr' : 'en',
        colour: colours.individual,
      }),
  };
  return (path, text) => {
    const named = names.reduce(
      (now, [old, next]) =>
        now.replace(old, (found) => (found === found.toUpperCase() ? next.toUpperCase() : next)),
      text,
    );
    const renamed = others.reduce((now, [old, next]) => now.replaceAll(old, next), named);
    if (!path.endsWith('record.json')) return more[path]?.(renamed) ?? renamed;
    const record = JSON.parse(renamed, (key, value) =>
      ofOneCompany.test(key) ? undefined : value,
    );
    return JSON.stringify(record, null, 2);
  };
}

/** Copies the nearest company into two folders, under the new names and in the new colours. */
export async function copyCompany(
  answers: CompanyAnswers,
  site: string,
  content: string,
): Promise<void> {
  const model = await modelFor(answers.locale);
  const rewritten = rewriter(model, answers);
  for (const [from, to] of [
    [companyFolder(model.id), site],
    [seededContent(model.id), content],
  ] as const) {
    await cp(from, to, { recursive: true, filter: (path) => !ofModel.test(path) });
    for (const { path, text } of textsIn(from))
      if (!ofModel.test(join(from, path))) await writeFile(join(to, path), rewritten(path, text));
  }
}

/** What is beside a company in a folder of its own, by its path. */
const around: Readonly<Record<string, string>> = {
  '.gitignore': 'node_modules/\n.site/\n.data/\nrelease/\n',
  'README.md': readme,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...{ strict: true, noEmit: true, module: 'preserve', target: 'ES2024', skipLibCheck: true },
      ...{ allowImportingTsExtensions: true, exactOptionalPropertyTypes: true },
      types: ['./node_modules/site/node_modules/vite/client'],
    },
    include: ['company'],
  }),
};

/** Moves a company into a folder outside, which installs the site as a package. */
async function moveOut(id: string, dir: string): Promise<void> {
  for (const [from, to] of [
    [companyFolder(id), join(dir, 'company')],
    [seededContent(id), join(dir, 'content')],
  ] as const) {
    await cp(from, to, { recursive: true });
    await rm(from, { recursive: true });
  }
  for (const { path, text } of textsIn(join(dir, 'company'))) {
    const named = text.replaceAll(/'(?:\.\.\/)+(?=(?:contract|group)\/)/g, "'site/app/companies/");
    await writeFile(join(dir, 'company', path), named);
  }
  for (const [path, text] of Object.entries(around)) await writeFile(join(dir, path), text);
  const file = join(dir, 'package.json');
  const { dependencies, ...manifest } = existsSync(file)
    ? JSON.parse(await readFile(file, 'utf8'))
    : { name: id, private: true, type: 'module' };
  const site = dependencies?.['insurance-site'] ?? `file:${await packSite(dir)}`;
  const whole = {
    ...manifest,
    scripts: { start: 'insurance-site start', test: 'insurance-site test' },
    dependencies: { ...dependencies, 'insurance-site': site },
  };
  await writeFile(file, `${JSON.stringify(whole, null, 2)}\n`);
}

/**
 * Makes a company that starts at once, in the folder outside that `COMPANY_DIR` names, if it names one.
 *
 * @returns what to do next.
 */
export async function makeCompany(answers: CompanyAnswers): Promise<string> {
  const { id } = answers;
  const [site, content] = [companyFolder(id), seededContent(id)];
  try {
    await copyCompany(answers, site, content);
    finish(id);
    if (outside !== undefined) await moveOut(id, outside.dir);
  } catch (error) {
    // Half a company would fail every test.
    for (const folder of [site, content]) await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return outside === undefined
    ? `${id} is made. Next: COMPANY=${id} npm start\nThen: npm run check:company ${id}, for what is still another company's`
    : `${id} is made. Next: cd ${outside.dir}, npm install, npm start\nThen: npx insurance-site check, for what is still another company's`;
}
