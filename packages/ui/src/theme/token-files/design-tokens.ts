import * as v from 'valibot';

/** What token files name as their `$schema`. */
export const formatSchema = 'https://www.designtokens.org/schemas/2025.10/format.json';

/** A token file cannot be read: its file, the token's path, what is wrong and what to do. */
export class TokenError extends Error {
  constructor(file: string, path: string, problem: string) {
    super(`${file}: ${path}: ${problem}`);
    this.name = 'TokenError';
  }
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const color = v.object({
  colorSpace: v.literal('srgb'),
  components: v.tuple([share, share, share]),
  alpha: v.optional(share),
  hex: v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/))),
});

const dimension = v.object({ value: v.number(), unit: v.picklist(['px', 'rem']) });

const duration = v.object({ value: v.number(), unit: v.picklist(['ms', 's']) });

const fontFamily = v.union([v.string(), v.array(v.string())]);

const fontWeight = v.pipe(v.number(), v.minValue(1), v.maxValue(1000));

const layer = v.object({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
});

const typography = v.object({
  fontFamily,
  fontWeight,
  fontSize: dimension,
  letterSpacing: dimension,
  lineHeight: v.number(),
});

/** The types of DTCG 2025.10 that the kit uses. */
const typed = v.variant('type', [
  v.object({ type: v.literal('color'), value: color }),
  v.object({ type: v.literal('dimension'), value: dimension }),
  v.object({ type: v.literal('duration'), value: duration }),
  v.object({ type: v.literal('number'), value: v.number() }),
  v.object({
    type: v.literal('cubicBezier'),
    value: v.tuple([share, v.number(), share, v.number()]),
  }),
  v.object({ type: v.literal('fontFamily'), value: fontFamily }),
  v.object({ type: v.literal('fontWeight'), value: fontWeight }),
  v.object({ type: v.literal('typography'), value: typography }),
  v.object({ type: v.literal('shadow'), value: v.union([layer, v.array(layer)]) }),
]);

type Typed = v.InferOutput<typeof typed>;

/** The type of a token, as `$type` names it. */
export type TokenType = Typed['type'];

/** A colour as a token file writes it. */
export type ColorValue = v.InferOutput<typeof color>;
/** A length as a token file writes it: a number and its unit. */
export type DimensionValue = v.InferOutput<typeof dimension>;

/** An example of a valid value of each type, for error messages. */
const examples: Readonly<Record<TokenType, string>> = {
  color: '{ "colorSpace": "srgb", "components": [0, 0.3725, 0.3569], "hex": "#005f5b" }',
  dimension: '{ "value": 24, "unit": "px" }, or with "rem"',
  duration: '{ "value": 160, "unit": "ms" }, or with "s"',
  number: '1.5',
  cubicBezier: '[0.2, 0.8, 0.2, 1]',
  fontFamily: '["Hanken Grotesk", "sans-serif"]',
  fontWeight: '600',
  typography:
    'an object of "fontFamily", "fontWeight", "fontSize", "letterSpacing" and "lineHeight"',
  shadow: 'an object of "color", "offsetX", "offsetY", "blur" and "spread", or a list of them',
};

/** The key in `$extensions` of what only the kit reads. */
export const ownExtension = 'com.insurance-kit';

const extension = v.strictObject({
  /** Makes a length grow with the window: `base` plus `window` percent of it, at least `least`. */
  fluid: v.optional(
    v.strictObject({ least: dimension, base: v.optional(dimension), window: v.number() }),
  ),
  /** The surfaces that a colour is used on, each with the contrast that it must have. */
  contrast: v.optional(v.record(v.string(), v.picklist([3, 4.5]))),
});

/** What only the kit reads of a token. */
export type TokenExtension = v.InferOutput<typeof extension>;

interface Described {
  /** Its groups and its name, with dots between them. */
  readonly path: string;
  readonly description: string | undefined;
  /** The file that the token is from. */
  readonly file: string;
  /** Its value as that file writes it, with its aliases. */
  readonly written: unknown;
  /** The path of the token that has its value, if it is an alias. */
  readonly alias: string | undefined;
  readonly extension: TokenExtension;
}

/** A token: its type, and its value with all aliases followed. */
export type Token = Typed & Described;

/** Tokens by their paths. */
export type Tokens = ReadonlyMap<string, Token>;

/** The content of a token file, and its name for error messages. */
export interface TokenFile {
  readonly file: string;
  readonly tokens: unknown;
}

/** A part of a token file: a token or a group. */
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Found {
  readonly file: string;
  readonly node: Node;
  /** The type of the nearest group that has one. */
  readonly inherited: unknown;
}

/** The path that a value such as `{gold.400}` names. */
const aliasIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;

const isType = (value: unknown): value is TokenType =>
  typeof value === 'string' && Object.hasOwn(examples, value);

/** Keys of the format that are refused here; the same tokens can be written without them. */
const unread = ['$extends', '$ref', '$root'];

function collect({ file, tokens }: TokenFile): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  const walk = (node: unknown, path: readonly string[], type: unknown): void => {
    const place = path.join('.') || 'the file';
    if (!isNode(node)) throw new TokenError(file, place, 'is no token or group: write an object.');
    for (const key of unread) {
      if (key in node) {
        throw new TokenError(file, place, `has ${key}, which is not read: write its tokens out.`);
      }
    }
    const inherited = node.$type ?? type;
    if ('$value' in node) {
      found.set(place, { file, node, inherited: type });
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      if (!name.startsWith('$')) walk(child, [...path, name], inherited);
    }
  };
  walk(tokens, [], undefined);
  return found;
}

/** A colour as `#rrggbb`, without its opacity. */
export const hexOf = ({ components }: ColorValue): `#${string}` =>
  `#${components
    .map((part) => Math.round(part * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** The colour of a `#rrggbb`, as token files write it. */
export const colorOf = (hex: string): ColorValue => {
  const at = (from: number): number =>
    Math.round((Number.parseInt(hex.slice(from, from + 2), 16) / 255) * 10_000) / 10_000;
  return { colorSpace: 'srgb', components: [at(1), at(3), at(5)], hex };
};

/** The components and the `hex` of every colour in a value must be the same colour. */
function checkHex(value: unknown, fail: (problem: string) => never): void {
  if (v.is(color, value)) {
    const right = hexOf(value);
    if (value.hex !== undefined && value.hex !== right) {
      const components = colorOf(value.hex).components.join(', ');
      fail(
        `its hex is ${value.hex}, but its components are ${right}. Write "components": [${components}], or "hex": "${right}".`,
      );
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) checkHex(part, fail);
  }
}

/**
 * Reads token files in the format of the Design Tokens Community Group (2025.10). A token in a later
 * file replaces one with the same path in an earlier file.
 *
 * @throws TokenError if a token is wrong.
 */
export function readTokens(...files: readonly TokenFile[]): Tokens {
  const found = new Map(files.flatMap((file) => [...collect(file)]));

  const at = (path: string, trail: readonly string[]): Found => {
    const [first = path] = trail;
    const file = found.get(first)?.file ?? '';
    if (trail.includes(path)) {
      throw new TokenError(file, first, `is an alias of itself: ${[...trail, path].join(' → ')}.`);
    }
    const token = found.get(path);
    if (token === undefined) {
      throw new TokenError(file, first, `is an alias of {${path}}, which no file has.`);
    }
    return token;
  };
  /** A value with the values of its aliases. */
  const followed = (value: unknown, trail: readonly string[]): unknown => {
    const alias = aliasIn(value);
    if (alias !== undefined) return followed(at(alias, trail).node.$value, [...trail, alias]);
    if (Array.isArray(value)) return value.map((part) => followed(part, trail));
    if (!isNode(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, followed(part, trail)]),
    );
  };
  /** Its own type, else that of the token it is an alias of, else its group's. */
  const typeOf = (path: string, trail: readonly string[]): unknown => {
    const { node, inherited } = at(path, trail);
    const alias = aliasIn(node.$value);
    return (
      node.$type ?? (alias === undefined ? undefined : typeOf(alias, [...trail, path])) ?? inherited
    );
  };

  const read = (path: string, { file, node }: Found): Token => {
    const fail = (problem: string): never => {
      throw new TokenError(file, path, problem);
    };
    const { $value, $description, $extensions } = node;
    const type = typeOf(path, []);
    if (!isType(type)) {
      return fail(`its $type is ${type}, but must be one of ${Object.keys(examples).join(', ')}.`);
    }
    const value = followed($value, [path]);
    const token = v.safeParse(typed, { type, value });
    if (!token.success) return fail(`is no ${type}. Write it like ${examples[type]}.`);
    checkHex(value, fail);
    const own = isNode($extensions) ? ($extensions[ownExtension] ?? {}) : {};
    const said = v.safeParse(extension, own);
    if (!said.success) {
      return fail(`"${ownExtension}" of its $extensions: ${said.issues[0].message}.`);
    }
    return {
      ...token.output,
      path,
      file,
      written: $value,
      description: typeof $description === 'string' ? $description : undefined,
      alias: aliasIn($value),
      extension: said.output,
    };
  };
  return new Map([...found].map(([path, token]) => [path, read(path, token)]));
}
