import { join } from 'node:path';
import {
  type DimensionValue,
  hexOf,
  readTokens,
  type Token,
  type TokenFile,
  type Tokens,
} from '@insurance-kit/ui/tokens';
import { tokenFile } from '../../../scripts/lib/company.mjs';
import { root } from '../../../scripts/lib/workspace.mjs';
import { formatted } from './formatted.ts';

const theme = join(root, 'packages', 'ui', 'src', 'theme');

/** What all companies share. */
export const kitFile = join(theme, 'kit.tokens.json');

/** A number without the rounding error of binary fractions. */
const tidy = (value: number): number => Number(value.toFixed(5));

/** A number without a zero before its point: every page has these. */
const short = (value: number): string => String(value).replace(/^0\./, '.');

/** A length in CSS. */
const length = ({ value, unit }: DimensionValue): string =>
  value === 0 && unit === 'px' ? '0' : `${value}${unit}`;

/** A length that follows the window where the token says so. */
function fluid(most: DimensionValue, { fluid }: Token['extension']): string {
  if (fluid === undefined) return length(most);
  const base = fluid.base === undefined ? '' : `${length(fluid.base)} + `;
  return `clamp(${length(fluid.least)}, ${base}${fluid.window}vw, ${length(most)})`;
}

/** Tokens of one group and one type, by their names in it. */
const group = <Type extends Token['type']>(
  tokens: Tokens,
  name: string,
  type: Type,
): readonly (readonly [string, Extract<Token, { type: Type }>])[] =>
  [...tokens.values()].flatMap((token) => {
    const isOne = (one: Token): one is Extract<Token, { type: Type }> => one.type === type;
    return token.path.startsWith(`${name}.`) && isOne(token)
      ? [[token.path.slice(name.length + 1), token] as const]
      : [];
  });

interface Line {
  readonly name: string;
  readonly code: string;
  readonly comment?: string | undefined;
}

const quoted = (text: string): string => JSON.stringify(text);

const object = (lines: readonly Line[]): string =>
  `{${lines
    .map(({ name, code, comment }) => {
      const doc = comment === undefined ? '' : `\n/** ${comment} */\n`;
      return `${doc}${name}: ${code}`;
    })
    .join(',')}}`;

/** A line for each token of a group, with its description. */
const linesOf = <Type extends Token['type']>(
  tokens: Tokens,
  name: string,
  type: Type,
  codeOf: (token: Extract<Token, { type: Type }>) => string,
): readonly Line[] =>
  group(tokens, name, type).map(([key, token]) => ({
    name: key,
    code: codeOf(token),
    comment: token.description,
  }));

const ramp = (tokens: Tokens, name: string): string =>
  object(
    group(tokens, name, 'color').map(([step, { value }]) => ({
      name: step,
      code: quoted(hexOf(value)),
    })),
  );

/** The step of the brand's ramp that a role is an alias of. */
const brandStep = ({ alias }: Token): string | undefined =>
  alias?.startsWith('brand.') ? alias.slice('brand.'.length) : undefined;

const familyOf = ({ value }: Extract<Token, { type: 'fontFamily' }>): readonly string[] =>
  typeof value === 'string' ? [value] : value;

/** The name of a company's web font in CSS, the same for every company. */
const webFont = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A font stack: the web font, its metric-matched stand-in (`fonts/faces.ts`), what follows in the token. */
const stack = (name: string, token: Extract<Token, { type: 'fontFamily' }>): string =>
  [webFont(name), `${webFont(name)} stand-in`, ...familyOf(token).slice(1)]
    .map((family) => (family === 'sans-serif' ? family : quoted(family)))
    .join(', ');

type TextStyle = Extract<Token, { type: 'typography' }>;

const tracking = ({ value: { letterSpacing, fontSize } }: TextStyle): string =>
  `${tidy(letterSpacing.value / fontSize.value)}em`;

/**
 * The text styles as MUI takes them. Styles in the display font have its weight and spacing unless
 * they say otherwise; others leave out what running text has, so that they take it from around them.
 */
function typography(tokens: Tokens): { readonly styles: string; readonly display: string } {
  const styles = group(tokens, 'typography', 'typography');
  const display = styles.find(([name]) => name === 'h2')?.[1];
  const body = styles.find(([name]) => name === 'body1')?.[1];
  if (display === undefined || body === undefined) throw new Error('There is no h2 or no body1.');
  const isDisplay = ({ value }: TextStyle): boolean =>
    String(value.fontFamily) === String(display.value.fontFamily);
  const entries = styles.map(([name, style]) => {
    const plain = isDisplay(style) ? display : body;
    const { fontWeight, fontSize, lineHeight } = style.value;
    const own = [
      isDisplay(style) ? '...display' : '',
      fontWeight === plain.value.fontWeight ? '' : `fontWeight: ${fontWeight}`,
      `fontSize: ${quoted(fluid(fontSize, style.extension))}`,
      `lineHeight: ${lineHeight}`,
      tracking(style) === tracking(plain) ? '' : `letterSpacing: ${quoted(tracking(style))}`,
    ];
    return { name, code: `{${own.filter((part) => part !== '').join(',')}}` };
  });
  return {
    styles: object(entries),
    display: `{ fontFamily: fontFamilies.display, fontWeight: ${display.value.fontWeight}, letterSpacing: ${quoted(tracking(display))} }`,
  };
}

const layers = ({ value }: Extract<Token, { type: 'shadow' }>): string =>
  (Array.isArray(value) ? value : [value])
    .map(({ color, offsetX, offsetY, blur, spread }) => {
      const rgb = color.components.map((part) => Math.round(part * 255)).join(' ');
      const sizes = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
      return `${sizes.map(length).join(' ')} rgb(${rgb} / ${color.alpha ?? 1})`;
    })
    .join(', ');

const head = '// Made from kit.tokens.json by `pnpm tokens build`: change that file, not this.\n';

/** The code of the modules, by their files. A bundler leaves out a module that nothing uses. */
function code(file: TokenFile): Readonly<Record<string, string>> {
  const tokens = readTokens(file);
  const roles = group(tokens, 'role', 'color');
  const shared = roles.filter(([, role]) => brandStep(role) === undefined);
  const ofBrand = roles.filter(([, role]) => brandStep(role) !== undefined);
  const pairs = roles.flatMap(([ink, { extension }]) =>
    Object.entries(extension.contrast ?? {}).map(([surface, least]) => [ink, surface, least]),
  );
  const [first] = group(tokens, 'shadow', 'shadow');
  const gap = group(tokens, 'layout', 'dimension').find(([name]) => name === 'gap')?.[1];
  if (first === undefined || gap === undefined) throw new Error('There is no shadow or no gap.');
  const { styles, display } = typography(tokens);
  const fonts = group(tokens, 'font', 'fontFamily');
  const third = `calc((100% - ${2 * gap.value.value}${gap.value.unit}) / 3)`;
  const layout = [
    ...linesOf(tokens, 'layout', 'dimension', ({ value, extension }) =>
      quoted(fluid(value, extension)),
    ),
    ...group(tokens, 'measure', 'number').map(([name, { value, description }]) => ({
      name: `${name}Measure`,
      code: quoted(`${value}em`),
      comment: description,
    })),
    {
      name: 'halves',
      code: quoted('repeat(2, minmax(0, 1fr))'),
      comment: 'The column grids of all pages, with `gap` between their columns: two halves.',
    },
    {
      name: 'thirds',
      code: quoted(`${third} minmax(0, 1fr)`),
      comment: 'A third beside two thirds.',
    },
    {
      name: 'thirdsMirrored',
      code: quoted(`minmax(0, 1fr) ${third}`),
      comment: 'The same, mirrored.',
    },
    { name: 'floatingShadow', code: quoted(layers(first[1])), comment: first[1].description },
  ];
  const pixels = (name: string): string =>
    object(linesOf(tokens, name, 'dimension', ({ value }) => String(value.value)));
  return {
    'colours/kit-colours.ts': `${head}import type { Ramp } from './ramps.ts';

export const neutral: Ramp = ${ramp(tokens, 'neutral')};

export const gold: Ramp = ${ramp(tokens, 'gold')};

/** The roles that all schemes share: ink (text colours), surfaces, gold and the four kinds of message. */
export const sharedRoles = ${object(
      shared.map(([name, { value, alias, description }]) => ({
        name,
        // The ramps are there already.
        code:
          alias?.replace(/^(neutral|gold)\.(\d+)$/, '$1[$2]').replace(/^[^[]*$/, '') ||
          quoted(hexOf(value)),
        comment: description,
      })),
    )} as const;

/** The roles that are computed from a brand ramp. */
export const brandRoles = (brand: Ramp) => (${object(
      ofBrand.map(([name, role]) => ({
        name,
        code: `brand[${brandStep(role)}]`,
        comment: role.description,
      })),
    )});

/** The name of a role. */
export type Role = keyof typeof sharedRoles | keyof ReturnType<typeof brandRoles>;

/**
 * Every pair of text (or icon) and surface that components use, with the contrast that it must
 * have: 4.5 for text, 3 for large text and icons (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const rolePairs: readonly (readonly [ink: Role, surface: Role, least: 3 | 4.5])[] = ${JSON.stringify(pairs)};
`,
    'kit-type.ts': `${head}/** The names of the two fonts in CSS, the same for every company: for headings, and for running text. */
export const fontNames = ${object(
      fonts.map(([name]) => ({ name, code: quoted(webFont(name)) })),
    )} as const;

/** The font stacks: the web font, its metric-matched stand-in (\`fonts/faces.ts\`), then others. */
export const fontFamilies = ${object(
      fonts.map(([name, font]) => ({ name, code: `'${stack(name, font)}'` })),
    )} as const;

export const weights = ${object(linesOf(tokens, 'weight', 'fontWeight', ({ value }) => String(value)))} as const;

/** The family, weight and spacing of the display font, for text of any size. */
export const display = ${display} as const;

/** The text styles, as MUI takes them. */
export const textStyles = ${styles} as const;
`,
    'kit-tokens.ts': `${head}/**
 * The widths, heights and gaps that all pages share, as CSS lengths. Components read them as
 * \`theme.layout\`.
 */
export const layout = ${object(layout)} as const;

/** The width of the window from which each begins, in px. */
export const breakpoints = ${pixels('breakpoint')} as const;

/** In px. */
export const radius = ${pixels('radius')} as const;

/** How long things move, and how they slow down. */
export const motion = ${object([
      ...linesOf(tokens, 'motion', 'duration', ({ value }) =>
        quoted(`${short(value.value)}${value.unit}`),
      ),
      ...linesOf(tokens, 'motion', 'cubicBezier', ({ value }) =>
        quoted(`cubic-bezier(${value.map(short).join()})`),
      ),
    ])} as const;
`,
  };
}

/**
 * The modules of the theme, made from the kit's token file: their texts by their paths. Pages get
 * values alone: no token file, and nothing that reads one.
 *
 * @throws TokenError if a token is wrong.
 */
export const themeModules = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(code(tokenFile(kitFile))).map(([name, text]) => {
      const path = join(theme, name);
      return [path, formatted(text, path)];
    }),
  );
