import { colorOf, hexOf } from '@insurance-kit/ui/tokens';
import { Problem } from '../../../../scripts/lib/workspace.mjs';
import {
  audiencesIn,
  type Book,
  type Entry,
  isColor,
  isSame,
  isTree,
  leavesIn,
  place,
  schemeOf,
  type Tree,
} from '../book.ts';
import { type Dialect, type Files, json, parsed } from './dialect.ts';

/** Figma's pixels in a rem. */
const rem = 16;

/** A number without the rounding error of Figma's 32-bit floats. */
const tidy = (value: number): number => Number(value.toFixed(5));

/**
 * A token as a Figma variable. Figma's variables are colours and numbers, in px; other tokens are
 * styles there, or have no counterpart.
 */
function variableOf({ type, value }: Entry): Tree | undefined {
  const kind = type === 'color' ? 'color' : 'number';
  const variable = ($value: unknown): Tree => ({ $type: kind, $value });
  if (!['color', 'dimension', 'number', 'fontWeight'].includes(type)) return undefined;
  if (isColor(value)) return variable(hexOf(value));
  if (!isTree(value)) return variable(value);
  return variable(value.unit === 'rem' ? Number(value.value) * rem : value.value);
}

/** A token's value, from a variable's; `undefined` for a colour that is none. */
function tokenValue(variable: unknown, { type, value }: Entry): unknown {
  if (typeof variable === 'string' && variable.startsWith('{')) return variable;
  if (isColor(variable)) return variable;
  if (type === 'color') {
    const digits = String(variable).toLowerCase();
    return /^#[\da-f]{6}(?:[\da-f]{2})?$/.test(digits) ? colorOf(digits) : undefined;
  }
  const number = tidy(Number(variable));
  if (type !== 'dimension') return number;
  const isRem = isTree(value) && value.unit === 'rem';
  return isRem ? { value: tidy(number / rem), unit: 'rem' } : { value: number, unit: 'px' };
}

/** The collection and mode of the kit without a company. */
const plain = 'kit.plain';

const collection = (entries: Iterable<readonly [string, Entry]>): string => {
  const tree: Tree = {};
  for (const [path, entry] of entries) {
    const variable = variableOf(entry);
    if (variable !== undefined) place(tree, path, variable);
  }
  return json(tree);
};

/**
 * Files of Figma's own sample plugin for variables: `<collection>.<mode>.tokens.json`. A company is a
 * collection, an audience a mode, and each file is complete.
 */
export const figma: Dialect = {
  about: 'Figma variables, a file for each collection and mode',
  write: ({ kit, companies }) => ({
    [`${plain}.tokens.json`]: collection(kit),
    ...Object.fromEntries(
      [...companies].flatMap(([company, entries]) =>
        audiencesIn(entries).map((audience) => [
          `${company}.${audience}.tokens.json`,
          collection([...kit, ...schemeOf(entries, audience)]),
        ]),
      ),
    ),
  }),
  read: (files: Files, known: Book): Book => {
    const kit = new Map<string, Entry & { readonly file: string }>();
    const companies = new Map<string, Map<string, Entry>>();
    for (const file of Object.keys(files)) {
      const [, company = '', audience = ''] = /^(.+)\.([^.]+)\.tokens\.json$/.exec(file) ?? [];
      const isPlain = `${company}.${audience}` === plain;
      const own = companies.get(company) ?? new Map<string, Entry>();
      if (known.companies.has(company)) companies.set(company, own);
      for (const [path, { $value: variable }] of leavesIn(parsed(files, file))) {
        const token = known.kit.get(path);
        if (token === undefined) {
          throw new Problem(
            `${file}: ${path}: the kit has no such token: add it to kit.tokens.json.`,
          );
        }
        const value = tokenValue(variable, token);
        if (value === undefined) {
          throw new Problem(`${file}: ${path}: ${JSON.stringify(variable)} is no colour.`);
        }
        if (/^brand\.\d+$/.test(path) && !isPlain) {
          own.set(path.replace('brand.', `brand.${audience}.`), { type: token.type, value });
          continue;
        }
        // Every collection repeats the tokens that companies share: a changed value counts.
        const before = kit.get(path);
        if (before === undefined || isSame(before.value, token.value)) {
          kit.set(path, { type: token.type, value, file });
        } else if (!isSame(value, token.value) && !isSame(value, before.value)) {
          throw new Problem(
            `${path} is ${JSON.stringify(before.value)} in ${before.file} and ${JSON.stringify(value)} in ${file}, but all companies share it: make them the same.`,
          );
        }
      }
    }
    return {
      kit: new Map([...kit].map(([path, { type, value }]) => [path, { type, value }])),
      companies,
    };
  },
};
