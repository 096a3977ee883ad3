import { isDeepStrictEqual } from 'node:util';
import { type Hex, seededRamp } from '@insurance-kit/ui/palette';
import { colorOf, hexOf, readBrand, TokenError, type TokenFile } from '@insurance-kit/ui/tokens';
import { brandFile, tokenFile } from '../../../scripts/lib/company.mjs';
import {
  at,
  audiencesIn,
  type Book,
  type Entries,
  isColor,
  isSame,
  isTree,
  schemeOf,
  type Tree,
} from './book.ts';
import { kitFile } from './theme-module.ts';

/** A token file to write. */
export interface Edit {
  readonly path: string;
  readonly tree: Tree;
  /** What changes, in words. */
  readonly changes: readonly string[];
}

/** A copy of a token file, to be changed. */
const copyOf = ({ file, tokens }: TokenFile): Tree => {
  const copy: unknown = structuredClone(tokens);
  if (!isTree(copy)) throw new TokenError(file, 'the file', 'is no group: write an object.');
  return copy;
};

/** A token's value, as a terminal shows it. */
export const words = (value: unknown): string => {
  if (isColor(value)) return hexOf(value);
  if (isTree(value) && 'unit' in value) return `${value.value}${value.unit}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The tokens that have other values than those that are known. */
function changesIn(known: Entries, imported: Entries, file: string): Entries {
  const changed = [...imported].filter(([path, { value }]) => {
    const before = known.get(path);
    if (before === undefined) {
      throw new TokenError(file, path, 'is not in the repository: add it there by hand first.');
    }
    return !isSame(before.value, value);
  });
  return new Map(changed);
}

/** Changes in words. */
const said = (known: Entries, changed: Entries): readonly string[] =>
  [...changed].map(
    ([path, { value }]) => `${path}: ${words(known.get(path)?.value)} becomes ${words(value)}`,
  );

const stepsOf = (entries: Entries, audience: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    schemeOf(entries, audience).flatMap(([path, { value }]) =>
      isColor(value) ? [[path.replace('brand.', ''), hexOf(value)]] : [],
    ),
  );

/**
 * The ramp of an audience as its file is to have it. A seed stays one where its step alone changed,
 * or where the ramp is the one that is computed from it.
 */
function steps(
  known: Entries,
  imported: Entries,
  audience: string,
  wasSeed: boolean,
): Readonly<Record<string, string>> {
  const before = stepsOf(known, audience);
  const after = { ...before, ...stepsOf(imported, audience) };
  const { 700: seed = '' } = after;
  const hasOthers = Object.keys(after).some(
    (step) => step !== '700' && after[step] !== before[step],
  );
  const isComputed = isDeepStrictEqual(after, { ...seededRamp(`#${seed.slice(1)}`) });
  return wasSeed && (!hasOthers || isComputed) ? { 700: seed } : after;
}

function companyEdit(company: string, known: Entries, imported: Entries): Edit | undefined {
  const path = brandFile(company);
  const source = tokenFile(path);
  const changed = changesIn(known, imported, source.file);
  if (changed.size === 0) return undefined;
  const tree = copyOf(source);
  const { colours } = readBrand(source);
  for (const audience of audiencesIn(changed)) {
    const wasSeed = typeof colours[audience] === 'string';
    for (const [step, hex] of Object.entries(steps(known, imported, audience, wasSeed))) {
      at(tree, ['brand', audience, step]).$value = colorOf(hex);
    }
  }
  for (const [name, { value }] of changed) {
    if (name.startsWith('font.')) at(tree, name.split('.')).$value = value;
  }
  return { path, tree, changes: said(known, changed) };
}

function kitEdit(known: Entries, imported: Entries): Edit | undefined {
  const source = tokenFile(kitFile);
  const changed = changesIn(known, imported, source.file);
  if (changed.size === 0) return undefined;
  const tree = copyOf(source);
  for (const [path, { value }] of changed) at(tree, path.split('.')).$value = value;
  return { path: kitFile, tree, changes: said(known, changed) };
}

/**
 * The changes of token files that imported tokens make. Tokens that a dialect cannot hold stay as
 * they are; a colour is taken even if it has too little contrast.
 *
 * @throws TokenError if there is a token that the repository does not have.
 */
export const editsOf = (imported: Book, known: Book): readonly Edit[] =>
  [
    kitEdit(known.kit, imported.kit),
    ...[...imported.companies].map(([company, entries]) =>
      companyEdit(company, known.companies.get(company) ?? new Map(), entries),
    ),
  ].filter((edit) => edit !== undefined);

/** Gives audiences of a company new seeds, in the place of their colours. */
export function seedEdit(company: string, seeds: ReadonlyMap<string, Hex>): Edit {
  const path = brandFile(company);
  const tree = copyOf(tokenFile(path));
  const brand = at(tree, ['brand']);
  brand.$type = 'color';
  for (const [audience, seed] of seeds) brand[audience] = { 700: { $value: colorOf(seed) } };
  return {
    path,
    tree,
    changes: [...seeds].map(([audience, seed]) => `brand.${audience} becomes the seed ${seed}`),
  };
}
