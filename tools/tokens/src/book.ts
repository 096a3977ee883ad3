import { isDeepStrictEqual } from 'node:util';
import { contrast, type Hex, type Ramp, rampOf } from '@insurance-kit/ui/palette';
import {
  type ColorValue,
  colorOf,
  formatSchema,
  hexOf,
  ownExtension,
  readBrand,
  readTokens,
  type Token,
  TokenError,
  type TokenExtension,
  type TokenFile,
  type Tokens,
  type TokenType,
} from '@insurance-kit/ui/tokens';
import { brandFile, companies, tokenFile } from '../../../scripts/lib/company.mjs';
import { kitFile } from './theme-module.ts';

/** A token as files exchange it: its value may be an alias, `{gold.400}`, or have aliases in it. */
export interface Entry {
  readonly type: TokenType;
  readonly value: unknown;
  readonly description?: string | undefined;
  readonly extension?: TokenExtension | undefined;
}

/** Tokens by their paths. */
export type Entries = ReadonlyMap<string, Entry>;

/** All tokens: what companies share, and what each has of its own, with whole ramps. */
export interface Book {
  readonly kit: Entries;
  readonly companies: ReadonlyMap<string, Entries>;
}

/** A token as the book lists it. */
export const entryOf = ({ type, written, description, extension }: Token): Entry => ({
  type,
  value: written,
  description,
  ...(Object.keys(extension).length > 0 && { extension }),
});

/** The tokens of a file; those of `others` can be aliases in it. */
export const entriesIn = (source: TokenFile, ...others: readonly TokenFile[]): Entries =>
  new Map(
    [...readTokens(...others, source).values()]
      .filter(({ file }) => file === source.file)
      .map((token) => [token.path, entryOf(token)]),
  );

const rampEntries = (audience: string, ramp: Ramp): readonly (readonly [string, Entry])[] =>
  Object.entries(ramp).map(([step, hex]) => [
    `brand.${audience}.${step}`,
    { type: 'color', value: colorOf(hex) },
  ]);

const brandEntries = (source: TokenFile): Entries => {
  const { colours, fonts } = readBrand(source);
  return new Map([
    ...Object.entries(colours).flatMap(([audience, colour]) =>
      rampEntries(audience, rampOf(colour)),
    ),
    ...Object.entries(fonts).map(
      ([name, value]) => [`font.${name}`, { type: 'fontFamily', value }] as const,
    ),
  ]);
};

/** All tokens of the repository, or as `read` gives the files. */
export const readBook = (read: (path: string) => TokenFile = tokenFile): Book => ({
  kit: entriesIn(read(kitFile)),
  companies: new Map(
    companies().map((company) => [company, brandEntries(read(brandFile(company)))]),
  ),
});

/** The names of the audiences that have a ramp. */
export const audiencesIn = (entries: Entries): readonly string[] => [
  ...new Set([...entries.keys()].flatMap((path) => /^brand\.([^.]+)\.\d+$/.exec(path)?.[1] ?? [])),
];

/** A group or a token of a token file. */
export type Tree = { [name: string]: unknown };

/** Whether a value is a group or a token, and not a bare value. */
export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A group or token of a tree, made where there is none. */
export const at = (tree: Tree, path: readonly string[]): Tree =>
  path.reduce<Tree>((node, name) => {
    const child = node[name];
    if (isTree(child)) return child;
    const made: Tree = {};
    node[name] = made;
    return made;
  }, tree);

/** Puts a value into a tree, by its path. */
export function place(tree: Tree, path: string, leaf: unknown): void {
  const names = path.split('.');
  at(tree, names.slice(0, -1))[names.at(-1) ?? ''] = leaf;
}

/** The tokens of a tree, whatever is in them, by their paths. */
export function leavesIn(tree: unknown, path = ''): readonly (readonly [string, Tree])[] {
  if (!isTree(tree)) return [];
  if ('$value' in tree) return [[path, tree]];
  return Object.entries(tree).flatMap(([name, child]) =>
    leavesIn(child, path === '' ? name : `${path}.${name}`),
  );
}

/** Tokens as a file has them. */
export function treeOf(entries: Iterable<readonly [string, Entry]>): Tree {
  const tree: Tree = {};
  for (const [path, { type, value, description, extension }] of entries) {
    place(tree, path, {
      $type: type,
      $value: value,
      ...(description !== undefined && { $description: description }),
      ...(extension !== undefined && { $extensions: { [ownExtension]: extension } }),
    });
  }
  return tree;
}

/** Tokens as a file in the format of DTCG. */
export const fileOf = (entries: Iterable<readonly [string, Entry]>): Tree => ({
  $schema: formatSchema,
  ...treeOf(entries),
});

const isStep = (path: string): boolean => /^brand\.\d+$/.test(path);

/** An audience's ramp under the names of the scheme's: `brand.<audience>.700` is `brand.700`. */
export const schemeOf = (
  company: Entries,
  audience: string,
): readonly (readonly [string, Entry])[] =>
  [...company].flatMap(([path, entry]) => {
    const prefix = `brand.${audience}.`;
    return path.startsWith(prefix) ? [[path.replace(prefix, 'brand.'), entry] as const] : [];
  });

/** What makes an audience's ramp the scheme's: `brand.700` is an alias of `brand.<audience>.700`. */
export const audienceEntries = (kit: Entries, audience: string): Entries =>
  new Map(
    [...kit].flatMap(([path, { type }]) =>
      isStep(path)
        ? [[path, { type, value: `{${path.replace('brand.', `brand.${audience}.`)}}` }] as const]
        : [],
    ),
  );

/** The tokens that an audience of a company sees, with aliases followed. */
export function tokensOf({ kit, companies }: Book, company: string, audience: string): Tokens {
  const own = companies.get(company) ?? new Map<string, Entry>();
  return readTokens(
    { file: 'kit', tokens: treeOf(kit) },
    { file: company, tokens: treeOf(own) },
    { file: audience, tokens: treeOf(audienceEntries(kit, audience)) },
  );
}

/** A pair of roles that components use, and its contrast. */
export interface Pair {
  readonly ink: string;
  readonly surface: string;
  readonly colours: readonly [ink: Hex, surface: Hex];
  readonly has: number;
  readonly needs: number;
}

/** The colour of a role. */
export const roleIn = (tokens: Tokens, role: string): Hex => {
  const token = tokens.get(`role.${role}`);
  if (token?.type === 'color') return hexOf(token.value);
  throw new TokenError('the kit', `role.${role}`, 'is no colour, or missing: a role needs it.');
};

/** All pairs that components use: each ink names its surfaces. */
export const pairsIn = (tokens: Tokens): readonly Pair[] =>
  [...tokens.values()].flatMap(({ path, extension }) =>
    Object.entries(extension.contrast ?? {}).map(([surface, needs]) => {
      const ink = path.replace(/^role\./, '');
      const colours = [roleIn(tokens, ink), roleIn(tokens, surface)] as const;
      return { ink, surface, colours, has: contrast(...colours), needs };
    }),
  );

/** Every pair of a company and one of its audiences. */
export const looksIn = ({ companies }: Book): readonly (readonly [string, string])[] =>
  [...companies].flatMap(([company, entries]) =>
    audiencesIn(entries).map((audience) => [company, audience] as const),
  );

/** Whether a token's value is a colour. */
export const isColor = (value: unknown): value is ColorValue =>
  typeof value === 'object' && value !== null && 'colorSpace' in value && 'components' in value;

/**
 * A value in a normal form, so that equal values compare as equal: a colour can be written in two
 * ways.
 */
const normal = (value: unknown): unknown => {
  if (isColor(value)) return [hexOf(value), value.alpha ?? 1];
  if (Array.isArray(value)) return value.length === 1 ? normal(value[0]) : value.map(normal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, normal(part)]));
};

/** Whether two values mean the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(normal(one), normal(other));
