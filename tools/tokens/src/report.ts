import { brotliCompressSync } from 'node:zlib';
import {
  type Hex,
  nearestReadable,
  nearestShade,
  type Schemes,
  type Shade,
} from '@insurance-kit/ui/palette';
import { createKitTheme, plainSchemes, themeVariables } from '@insurance-kit/ui/theme';
import type { Tokens } from '@insurance-kit/ui/tokens';
import { type Book, isSame, isTree, looksIn, pairsIn, roleIn, tokensOf } from './book.ts';
import { words } from './import.ts';

/** A shade of a role's colour. */
type RoleShade = Shade & { readonly role: string; readonly colour: Hex };

/** A pair of colours with too little contrast. */
export interface Unreadable {
  readonly ink: string;
  readonly surface: string;
  readonly has: number;
  readonly needs: number;
  /** Whether the pair was readable before. */
  readonly isNew: boolean;
  /** The nearest readable shade of one of the two colours. */
  readonly nearest: RoleShade | undefined;
}

/** What a change of tokens does to an audience of a company. */
export interface Look {
  readonly company: string;
  readonly audience: string;
  readonly unreadable: readonly Unreadable[];
  /**
   * If the brand colour has changed and a pair is unreadable: the nearest darker seed with which
   * every pair is readable.
   */
  readonly seed: Hex | undefined;
  /** Its colours as CSS. */
  readonly css: string;
  readonly cssBefore: string | undefined;
}

/** The nearest shade of a role with enough contrast to another colour. */
const shadeOf = (role: string, colour: Hex, other: Hex, least: number): RoleShade | undefined => {
  const nearest = nearestShade(colour, other, least);
  return nearest && { role, colour, ...nearest };
};

function unreadableIn(tokens: Tokens, before: Tokens | undefined): readonly Unreadable[] {
  const readableBefore = new Set(
    (before === undefined ? [] : pairsIn(before))
      .filter(({ has, needs }) => has >= needs)
      .map(({ ink, surface }) => `${ink} on ${surface}`),
  );
  return pairsIn(tokens).flatMap(
    ({ ink, surface, colours: [inkColour, surfaceColour], has, needs }) => {
      if (has >= needs) return [];
      // A company can change the colours of its own ramp, but none that all companies share.
      const isBrand = (role: string) => tokens.get(`role.${role}`)?.alias?.startsWith('brand.');
      const [nearest] = [
        (isBrand(ink) || !isBrand(surface)) && shadeOf(ink, inkColour, surfaceColour, needs),
        isBrand(surface) && shadeOf(surface, surfaceColour, inkColour, needs),
      ]
        .filter((shade) => typeof shade === 'object')
        .sort((one, other) => one.share - other.share);
      const isNew = readableBefore.has(`${ink} on ${surface}`);
      return [{ ink, surface, has, needs, isNew, nearest }];
    },
  );
}

const [plain] = Object.values(plainSchemes);

/** The colours of an audience as its pages have them. */
function cssOf(tokens: Tokens, audience: string): string {
  if (plain === undefined) return '';
  const roles = Object.keys(plain);
  const known = roles.filter((role) => tokens.has(`role.${role}`));
  const own = known.map((role) => [role, roleIn(tokens, role)]);
  const schemes: Schemes = { [audience]: { ...plain, ...Object.fromEntries(own) } };
  const css = themeVariables(createKitTheme({ schemes }), audience);
  // Earlier tokens may lack a new role, and had no variable for it.
  return roles
    .filter((role) => !known.includes(role))
    .reduce((text, role) => text.replace(new RegExp(`--[\\w-]+-${role}:[^;}]*;?`), ''), css);
}

/** What has changed between two states of the tokens, for each audience of each company. */
export const compare = (before: Book, after: Book): readonly Look[] =>
  looksIn(after).map(([company, audience]) => {
    const isOld = looksIn(before).some(([one, other]) => one === company && other === audience);
    const old = isOld ? tokensOf(before, company, audience) : undefined;
    const tokens = tokensOf(after, company, audience);
    const unreadable = unreadableIn(tokens, old);
    const brand = roleIn(tokens, 'brand');
    const isOther = old === undefined || roleIn(old, 'brand') !== brand;
    return {
      company,
      audience,
      unreadable,
      seed: unreadable.length > 0 && isOther ? nearestReadable(brand) : undefined,
      css: cssOf(tokens, audience),
      cssBefore: old && cssOf(old, audience),
    };
  });

/** What differs between two values: of a text style, the parts that do. */
function changes(path: string, old: unknown, value: unknown): readonly string[] {
  if (isSame(old, value)) return [];
  if (isTree(old) && isTree(value) && !('unit' in value)) {
    return Object.keys(value).flatMap((part) => changes(`${path}.${part}`, old[part], value[part]));
  }
  return [`${path}: ${old === undefined ? 'new, ' : `${words(old)} becomes `}${words(value)}`];
}

/** The tokens other than colours that have changed, a line each: lengths, text styles, motion. */
export const otherChanges = (before: Book, after: Book): readonly string[] =>
  [
    ['the kit', before.kit, after.kit] as const,
    ...[...after.companies].map(
      ([company, entries]) => [company, before.companies.get(company) ?? entries, entries] as const,
    ),
  ].flatMap(([owner, known, entries]) =>
    [...entries].flatMap(([path, { type, value }]) =>
      type === 'color' ? [] : changes(`${owner}, ${path}`, known.get(path)?.value, value),
    ),
  );

const bytes = (css: string): string =>
  `${css.length} bytes (${brotliCompressSync(css).length} under brotli)`;

/** The effects on one audience, in words for a terminal. */
export const written = ({ company, audience, unreadable, seed, css, cssBefore }: Look): string =>
  [
    `${company}, ${audience}: ${css === cssBefore ? 'the same colours' : 'other colours'}`,
    `  CSS: ${cssBefore === undefined ? '' : `${bytes(cssBefore)} before, `}${bytes(css)} now`,
    ...unreadable.map(
      ({ ink, surface, has, needs, isNew, nearest }) =>
        `  ${isNew ? 'no longer' : 'not'} readable: ${ink} on ${surface}, ${has.toFixed(2)} of ${needs}${nearest === undefined ? '' : `; ${nearest.role} ${nearest.colour} would have to be ${nearest.shade}`}`,
    ),
    ...(seed === undefined ? [] : [`  the nearest seed with which all can be read: ${seed}`]),
  ].join('\n');
