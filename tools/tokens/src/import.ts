import { isDeepStrictEqual } from 'node:util';
import { type Hex, type Ramp, seededRamp } from '@insurance-kit/ui/palette';
import { colorOf, hexOf, readBrand, TokenError, type TokenFile } from '@insurance-kit/ui/tokens';
import { brandFile, tokenFile } from '../../../scripts/lib/company.mjs';
import {
  audiencesIn,
  type Book,
  type Entries,
  type Entry,
  isColor,
  isSame,
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

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A group or token of a tree, made where there is none. */
const at = (tree: Tree, path: string): Tree =>
  path.split('.').reduce<Tree>((node, name) => {
    const child = node[name];
    if (isTree(child)) return child;
    const made: Tree = {};
    node[name] = made;
    return made;
  }, tree);

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
function changesIn(
  known: Entries,
  imported: Entries,
  file: string,
): readonly (readonly [string, Entry, string])[] {
  return [...imported].flatMap(([path, entry]) => {
    const before = known.get(path);
    if (before === undefined) {
      throw new TokenError(file, path, 'is not in the repository: add it there by hand first.');
    }
    if (isSame(before.value, entry.value)) return [];
    const change = `${path}: ${words(before.value)} becomes ${words(entry.value)}`;
    return [[path, entry, change] as const];
  });
}

const stepsOf = (entries: Entries, audience: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...entries].flatMap(([path, { value }]) => {
      const prefix = `brand.${audience}.`;
      return path.startsWith(prefix) && isColor(value)
        ? [[path.slice(prefix.length), hexOf(value)]]
        : [];
    }),
  );

const hexes = (ramp: Ramp): Readonly<Record<string, string>> => ({ ...ramp });

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
  const isComputed = isDeepStrictEqual(after, hexes(seededRamp(`#${seed.slice(1)}`)));
  return wasSeed && (!hasOthers || isComputed) ? { 700: seed } : after;
}

function companyEdit(company: string, known: Entries, imported: Entries): Edit | undefined {
  const path = brandFile(company);
  const source = tokenFile(path);
  const changes = changesIn(known, imported, source.file);
  if (changes.length === 0) return undefined;
  const tree = copyOf(source);
  const { colours } = readBrand(source);
  for (const audience of audiencesIn(new Map(changes.map(([name, entry]) => [name, entry])))) {
    const group = at(tree, `brand.${audience}`);
    const wasSeed = typeof colours[audience] === 'string';
    for (const [step, hex] of Object.entries(steps(known, imported, audience, wasSeed))) {
      Object.assign(at(group, step), { $value: colorOf(hex) });
    }
  }
  for (const [name, { value }] of changes) {
    if (name.startsWith('font.')) Object.assign(at(tree, name), { $value: value });
  }
  return { path, tree, changes: changes.map(([, , change]) => change) };
}

function kitEdit(known: Entries, imported: Entries): Edit | undefined {
  const source = tokenFile(kitFile);
  const changes = changesIn(known, imported, source.file);
  if (changes.length === 0) return undefined;
  const tree = copyOf(source);
  for (const [path, { value }] of changes) Object.assign(at(tree, path), { $value: value });
  return { path: kitFile, tree, changes: changes.map(([, , change]) => change) };
}

/**
 * The token files that imported tokens change. What a dialect does not hold stays as it is; a colour
 * is taken as it comes, whether it can be read or not.
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
  const brand = at(tree, 'brand');
  brand.$type = 'color';
  for (const [audience, seed] of seeds) brand[audience] = { 700: { $value: colorOf(seed) } };
  return {
    path,
    tree,
    changes: [...seeds].map(([audience, seed]) => `brand.${audience} becomes the seed ${seed}`),
  };
}
