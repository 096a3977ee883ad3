import type { Schemes } from './colours/roles.ts';
import { breakpoints, fontFamilies, lengths, radius, textStyles } from './kit-tokens.ts';

const fonts = { display: 'TikTok Sans', text: 'Radio Canada' };

const colour = (hex: string) => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return { colorSpace: 'srgb', components: parts.map((part) => Number(part.toFixed(4))), hex };
};

/** The last length in a CSS value. In `clamp()`, the last length is the largest. */
const dimension = (css: string | number) => {
  const [, value = 0, unit = 'px'] = /(-?[\d.]+)(px|rem)?\)?$/.exec(String(css)) ?? [];
  return { value: Number(value), unit };
};

const textStyle = ({ fontFamily = '', fontWeight = 400, letterSpacing = '0', ...size }) => {
  const fontSize = dimension(size.fontSize);
  const spacing = Number((fontSize.value * Number.parseFloat(letterSpacing)).toFixed(5));
  return {
    fontFamily: fontFamily === fontFamilies.display ? fonts.display : fonts.text,
    fontWeight,
    fontSize,
    letterSpacing: { value: spacing, unit: fontSize.unit },
    lineHeight: size.lineHeight,
  };
};

const group = <Value>(
  $type: string,
  values: Readonly<Record<string, Value>>,
  write: (value: Value) => unknown,
) => {
  const tokens = Object.entries(values).map(([name, value]) => [name, { $value: write(value) }]);
  return { $type, ...Object.fromEntries(tokens) };
};

/** The kit's design tokens and the colours of schemes, in a format for Figma (DTCG 2025.10). */
export function designTokens(schemes: Schemes) {
  const { floatingShadow: _, leadMeasure: __, textMeasure: ___, ...layout } = lengths;
  const colours = Object.entries(schemes).map(([name, roles]) => [
    name,
    group('color', roles, colour),
  ]);
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    color: Object.fromEntries(colours),
    layout: group('dimension', layout, dimension),
    radius: group('dimension', radius, dimension),
    breakpoint: group('dimension', breakpoints, dimension),
    font: group('fontFamily', fonts, (name) => name),
    typography: group('typography', textStyles, textStyle),
  };
}
