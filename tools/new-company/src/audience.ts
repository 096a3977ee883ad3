import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { companies, companyFolder, partOf } from 'scripts/lib/company.mjs';
import { audienceProblems } from 'site/app/companies/audience-problems.ts';
import type { Audiences } from 'site/app/companies/contract/audiences.ts';
import { parseSync, Visitor } from 'vite';
import { textsIn } from './check.ts';
import { finish, withColours } from './company.ts';

/** One more kind of customer of a company. */
export interface NewAudience {
  /** The audience whose products and words it has at first. */
  readonly like: string;
  /** What the code calls it; its addresses begin with it: `brokers`. */
  readonly name: string;
  /** What visitors call it. */
  readonly label: string;
  /** The brand's colour as its buttons and links wear it. */
  readonly colour: string;
}

/** Why a company cannot have an audience, from as many answers as there are. */
export async function audienceProblem(
  company: string,
  like?: string,
  name?: string,
): Promise<string | undefined> {
  if (!companies().includes(company)) return `'${company}' is none of ${companies().join(', ')}.`;
  const { audiences } = await partOf<{ audiences: Audiences<string> }>(company, 'audiences.ts');
  const names = Object.keys(audiences);
  const model = audiences[like ?? ''];
  if (like === undefined) return undefined;
  if (model === undefined) return `'${like}' is none of ${names.join(', ')}.`;
  if (name === undefined) return undefined;
  if (names.includes(name)) return `There is an audience '${name}' already.`;
  if (!/^[a-z][a-z\d]*$/.test(name)) return `'${name}' is not one small word, such as brokers.`;
  const added = { ...model, home: `/${name}`, prefix: `/${name}/`, view: name };
  return audienceProblems({ ...audiences, [name]: added })[0];
}

/** A module with a value for one more audience, wherever one is kept for each, after that of its model. */
function withAudience(
  source: string,
  { name, like }: NewAudience,
  write: (value: string) => string,
): string {
  const values: { readonly start: number; readonly end: number }[] = [];
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === like) values.push(value);
    },
  }).visit(parseSync('module.ts', source).program);
  return values
    .sort((one, other) => other.end - one.end)
    .reduce((text, { start, end }) => {
      const added = `, ${name}: ${write(source.slice(start, end))}`;
      return text.slice(0, end) + added + text.slice(end);
    }, source);
}

/** The audience's own entry, and the name of its scheme, from those of its model. */
const entryOf = (value: string, { name, label }: NewAudience): string =>
  value.startsWith("'")
    ? `'${name}'`
    : value
        .replace(/label: '[^']*'/, `label: '${label}'`)
        .replace(/home: '[^']*'/, `home: '/${name}'`)
        .replace(/prefix: '[^']*'/, `prefix: '/${name}/'`)
        .replace(/\s+(?:view: '[^']*'|ownHoverOn: \[[^\]]*\]),/g, '')
        .replace(/\}$/, `view: '${name}' }`);

/** A file of a company's folder with one more audience. */
export function withNewAudience(path: string, text: string, audience: NewAudience): string {
  if (path.endsWith('.ts')) {
    const isEntry = basename(path) === 'audiences.ts';
    return withAudience(text, audience, (value) => (isEntry ? entryOf(value, audience) : value));
  }
  if (basename(path) !== 'brand.tokens.json') return text;
  return withColours(text, { [audience.name]: audience.colour });
}

/** Gives a company one more audience. @returns what to do next. */
export async function makeAudience(company: string, audience: NewAudience): Promise<string> {
  const folder = companyFolder(company);
  for (const { path, text } of textsIn(folder)) {
    const now = withNewAudience(path, text, audience);
    if (now !== text) await writeFile(join(folder, path), now);
  }
  finish(company);
  return `/${audience.name} has the words of '${audience.like}'. Next: COMPANY=${company} npm start`;
}
