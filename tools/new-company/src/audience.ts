import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MagicString from 'magic-string';
import { chosenCompany, companyFolder, companyModule } from 'scripts/lib/company.mjs';
import { audienceProblems } from 'site/companies/audience-problems.ts';
import type { Audiences } from 'site/shared/pages.ts';
import { parseSync, Visitor } from 'vite';
import { formatAndColour, textsIn } from './company.ts';

export interface NewAudience {
  /** The audience whose products and texts are copied. */
  readonly like: string;
  /** The new audience's name in code, and the prefix of its addresses: `brokers`. */
  readonly name: string;
  readonly label: string;
  readonly colour: string;
}

/** Says why the company cannot have this audience. If `name` is missing, checks only `like`. */
export async function audienceProblem({
  like = '',
  name,
}: Partial<NewAudience>): Promise<string | undefined> {
  const { audiences } = await companyModule<{ audiences: Audiences<string> }>(
    chosenCompany(),
    'company.ts',
  );
  const copied = audiences[like];
  if (copied === undefined)
    return `There is no audience '${like}': choose ${Object.keys(audiences).join(' or ')}.`;
  if (name === undefined) return undefined;
  if (name in audiences) return `There is an audience '${name}' already.`;
  if (!/^[a-z][a-z\d]*$/.test(name))
    return `'${name}' is invalid: use one lower-case word, such as brokers.`;
  const added = { ...copied, home: `/${name}`, prefix: `/${name}/`, view: name };
  return audienceProblems({ ...audiences, [name]: added })[0];
}

/** Turns the code of the copied audience in `company.ts` into code for the new audience. */
const entryOf = (value: string, { name, label, colour }: NewAudience): string =>
  value.startsWith("'")
    ? `'${value.startsWith("'#") ? colour : name}'`
    : value
        .replace(/label: '[^']*'/, `label: '${label}'`)
        .replace(/home: '[^']*'/, `home: '/${name}'`)
        .replace(/prefix: '[^']*'/, `prefix: '/${name}/'`)
        .replace(/\s+(?:view: '[^']*'|ownHoverOn: \[[^\]]*\]),/g, '')
        .replace(/\}$/, `view: '${name}' }`);

/** Adds the audience to a file of the company, after the copied audience. */
export function withNewAudience(path: string, text: string, audience: NewAudience): string {
  const { name, like } = audience;
  if (!path.endsWith('.ts')) return text;
  const edited = new MagicString(text);
  new Visitor({
    ObjectExpression({ properties }) {
      const entries = properties.flatMap((each) =>
        each.type === 'Property' && each.key.type === 'Identifier'
          ? [[each.key.name, each.value] as const]
          : [],
      );
      // The covers of travel insurance. One has the name of an audience.
      if (
        entries
          .map(([key]) => key)
          .toSorted()
          .join() === 'individual,student'
      )
        return;
      for (const [key, { start, end }] of entries) {
        if (key !== like) continue;
        const value = text.slice(start, end);
        const newValue = path === 'company.ts' ? entryOf(value, audience) : value;
        edited.appendLeft(end, `, ${name}: ${newValue}`);
      }
    },
  }).visit(parseSync('module.ts', text).program);
  return edited.toString();
}

/** Adds an audience to the chosen company. @returns what to do next. */
export async function makeAudience(audience: NewAudience): Promise<string> {
  const company = chosenCompany();
  const folder = companyFolder(company);
  for (const { path, text } of textsIn(folder)) {
    await writeFile(join(folder, path), withNewAudience(path, text, audience));
  }
  formatAndColour(company);
  return `The audience '${audience.name}' has the texts of '${audience.like}'. Next: docs/how-to/audience.md`;
}
