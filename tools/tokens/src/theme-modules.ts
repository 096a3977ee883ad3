import type { DimensionValue, Plugin, TokenNormalized } from '@terrazzo/parser';
import { hexOf } from 'scripts/lib/design-tokens.ts';
import { extensionRule, tokenExtension } from './extensions.ts';

type Named = readonly [name: string, token: TokenNormalized];
const quoted = (text: string): string => JSON.stringify(text);
/** A number without a zero before its point: every page has these. */
const short = (value: unknown): string => String(value).replace(/^0\./, '.');
const length = ({ value, unit }: DimensionValue): string =>
  value === 0 && unit === 'px' ? '0' : `${value}${unit}`;

/** A length that follows the window where the token says so. */
function fluid(most: DimensionValue, token: TokenNormalized): string {
  const { fluid } = tokenExtension(token);
  if (!fluid) return quoted(length(most));
  const base = fluid.base ? `${length(fluid.base)} + ` : '';
  return quoted(`clamp(${length(fluid.least)}, ${base}${fluid.window}vw, ${length(most)})`);
}

/** The step of a ramp that a token is an alias of: `brand[900]`. */
const stepOf = ({ originalValue }: TokenNormalized): string | undefined =>
  /^\{((?:brand|neutral|gold)\.\d+)\}$/
    .exec(String(originalValue?.$value))?.[1]
    ?.replace(/\.(\d+)$/, '[$1]');

/** A token's value as code. */
function tokenCode(token: TokenNormalized): string {
  switch (token.$type) {
    case 'color':
      return stepOf(token) ?? quoted(hexOf(token.$value));
    case 'dimension':
      // A theme's corners and the widths of windows are numbers, in px.
      return /^(?:breakpoint|radius)\./.test(token.id)
        ? String(token.$value.value)
        : fluid(token.$value, token);
    case 'number':
      return quoted(`${token.$value}em`);
    case 'duration':
      return quoted(`${short(token.$value.value)}${token.$value.unit}`);
    case 'cubicBezier':
      return quoted(`cubic-bezier(${token.$value.map(short)})`);
    case 'fontFamily': {
      // The web font has the same name for every company, and a stand-in of its size (`fonts/faces.ts`).
      const font = token.id.replace(/^font\.(.)/, (_, first: string) => first.toUpperCase());
      const families = [font, `${font} stand-in`, ...token.$value.slice(1)];
      return `'${families.map((one) => (one === 'sans-serif' ? one : quoted(one))).join(', ')}'`;
    }
    case 'shadow':
      return quoted(
        token.$value
          .map(({ color, offsetX, offsetY, blur, spread }) => {
            const rgb = color.components.map((part) => Math.round((part ?? 0) * 255)).join(' ');
            const sizes = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
            return `${sizes.map(length).join(' ')} rgb(${rgb} / ${color.alpha})`;
          })
          .join(', '),
      );
    default:
      return JSON.stringify(token.$value);
  }
}

/** The properties of a text style; `shared` are those that others take from it. */
function styleParts(style: Extract<TokenNormalized, { $type: 'typography' }>) {
  const { fontFamily, fontWeight, fontSize, lineHeight, letterSpacing } = style.$value;
  const spacing = Number((letterSpacing.value / fontSize.value).toFixed(5));
  const weight: string = `fontWeight: ${fontWeight}`;
  const tracking: string = `letterSpacing: '${spacing}em'`;
  const lines = `fontSize: ${fluid(fontSize, style)}, lineHeight: ${lineHeight}`;
  return { font: String(fontFamily), shared: [weight, tracking], all: [weight, lines, tracking] };
}

/** Tokens as the properties of an object, each with its description. */
const object = (tokens: readonly Named[], code = tokenCode): string =>
  `{${tokens
    .map(([name, token]) => {
      const comment = token.$description ? `\n/** ${token.$description} */\n` : '';
      return `${comment}${name}: ${code(token)}`;
    })
    .join(',')}}`;

const head =
  '// Made from kit.tokens.json by `pnpm --filter ui tokens`: change that file, not this.\n';

/**
 * Writes the kit's theme, for Terrazzo: four modules, because a bundler leaves out a module that a
 * component does not use, but not every value in one.
 */
export const themeModules: Plugin = {
  name: 'theme-modules',
  lint: () => ({ 'kit/extensions': extensionRule }),
  build({ tokens, outputFile }) {
    const group = (name: string, suffix = ''): readonly Named[] =>
      Object.values(tokens)
        .filter(({ id }) => id.startsWith(`${name}.`))
        .map((token) => [token.id.slice(name.length + 1) + suffix, token]);
    const roles = group('role');
    const isOfBrand = ([, role]: Named): boolean => stepOf(role)?.startsWith('brand') ?? false;
    const pairs = roles.flatMap(([ink, role]) =>
      Object.entries(tokenExtension(role).contrast).map(([surface, least]) => [
        ink,
        surface,
        least,
      ]),
    );
    outputFile(
      'colours/kit-colours.ts',
      `${head}import type { Ramp } from './ramps.ts';
export const neutral: Ramp = ${object(group('neutral'))};
export const gold: Ramp = ${object(group('gold'))};
/** The roles that all schemes share: ink (text colours), surfaces, gold and the four kinds of message. */
export const sharedRoles = ${object(roles.filter((role) => !isOfBrand(role)))} as const;
/** The roles that are computed from a brand ramp. */
export const brandRoles = (brand: Ramp) => (${object(roles.filter(isOfBrand))});
/** Every ink, a surface that it is used on, and the contrast that it must have there. */
export const rolePairs = ${JSON.stringify(pairs)} as const;`,
    );
    outputFile(
      'colours/dark-colours.ts',
      `${head}import { neutral } from './kit-colours.ts';
import type { Ramp } from './ramps.ts';
/** The roles that a dark scheme has instead of a light one's. */
export const darkRoles = (brand: Ramp) => (${object(group('dark'))});`,
    );
    // Styles in the display font have its weight and spacing unless they say otherwise; others leave
    // out what running text has, so that they take it from around them.
    const styles = new Map(
      Object.values(tokens)
        .filter((token) => token.$type === 'typography')
        .map((token) => [token.id, styleParts(token)]),
    );
    const display = styles.get('typography.h2');
    const body = styles.get('typography.body1');
    const style = ({ id }: TokenNormalized): string => {
      const { font, all = [] } = styles.get(id) ?? {};
      const plain = font === display?.font ? display : body;
      const own = all.filter((part) => !plain?.shared.includes(part));
      return `{${plain === display ? ['...display', ...own] : own}}`;
    };
    outputFile(
      'kit-type.ts',
      `${head}/** The font stacks: the web font, its metric-matched stand-in, then others. */
export const fontFamilies = ${object(group('font'))} as const;
export const weights = ${object(group('weight'))} as const;
/** The family, weight and spacing of the display font, for text of any size. */
export const display = { fontFamily: fontFamilies.display, ${display?.shared} } as const;
/** The text styles, as MUI takes them. */
export const textStyles = ${object(group('typography'), style)} as const;`,
    );
    outputFile(
      'kit-tokens.ts',
      `${head}/** Lengths that all pages share, as CSS. */
export const layout = ${object([group('layout'), group('measure', 'Measure'), group('shadow', 'Shadow')].flat())} as const;
/** The width of the window from which each begins, in px. */
export const breakpoints = ${object(group('breakpoint'))} as const;
/** In px. */
export const radius = ${object(group('radius'))} as const;
/** How long things move, and how they slow down. */
export const motion = ${object(group('motion'))} as const;`,
    );
  },
};
