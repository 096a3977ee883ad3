import { colorOf, hexOf, type TokenType } from '@insurance-kit/ui/tokens';
import { Problem } from '../../../../scripts/lib/workspace.mjs';
import {
  audienceEntries,
  type Entries,
  isColor,
  isTree,
  leavesIn,
  looksIn,
  place,
  type Tree,
} from '../book.ts';
import { type Dialect, json, parsed } from './dialect.ts';

/** The names of types there. */
const names: Readonly<Record<TokenType, string>> = {
  color: 'color',
  dimension: 'dimension',
  duration: 'duration',
  number: 'number',
  cubicBezier: 'cubicBezier',
  fontFamily: 'fontFamilies',
  fontWeight: 'fontWeights',
  typography: 'typography',
  shadow: 'boxShadow',
};

const tidy = (value: number): number => Number(value.toFixed(6));

const isAlias = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('{');

/** A part of a value as a string: `24px`, `#005f5b`, `rgba(…)`, `TikTok Sans, sans-serif`. */
function words(value: unknown): string {
  if (isColor(value)) {
    const { components, alpha } = value;
    if (alpha === undefined) return hexOf(value);
    return `rgba(${components.map((part) => Math.round(part * 255)).join(', ')}, ${alpha})`;
  }
  if (isTree(value)) return `${value.value}${value.unit}`;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/**
 * A composite value as Tokens Studio writes it, with its names of the parts. A line height is a
 * percentage there.
 */
function written(type: TokenType, value: unknown): unknown {
  if (type === 'typography' && isTree(value)) {
    const { lineHeight, ...rest } = value;
    return {
      ...Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, words(part)])),
      lineHeight: `${tidy(Number(lineHeight) * 100)}%`,
    };
  }
  if (type === 'shadow' && !isAlias(value)) {
    return (Array.isArray(value) ? value : [value]).filter(isTree).map((layer) => ({
      x: words(layer.offsetX),
      y: words(layer.offsetY),
      blur: words(layer.blur),
      spread: words(layer.spread),
      color: words(layer.color),
      type: 'dropShadow',
    }));
  }
  return words(value);
}

const length = (text: string): unknown => {
  const [, value, unit] = /^(-?[\d.]+)(px|rem|ms|s)$/.exec(text) ?? [];
  return value === undefined ? text : { value: Number(value), unit };
};

const color = (text: string): unknown => {
  const rgba = /^rgba?\((\d+), ?(\d+), ?(\d+)(?:, ?([\d.]+))?\)$/.exec(text);
  if (rgba === null) return colorOf(text.toLowerCase());
  const hex = rgba
    .slice(1, 4)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('');
  return { ...colorOf(`#${hex}`), alpha: Number(rgba[4] ?? 1) };
};

const family = (text: string): readonly string[] => text.split(', ');

/** How a part of a value is read, where it is no alias. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  color,
  dimension: length,
  duration: length,
  number: Number,
  cubicBezier: (text) => text.split(', ').map(Number),
  fontFamily: family,
  fontWeight: Number,
  fontSize: length,
  letterSpacing: length,
  lineHeight: (text) => tidy(Number.parseFloat(text) / 100),
};

const read = (kind: string, value: unknown): unknown =>
  isAlias(value) ? value : (readers[kind]?.(String(value)) ?? value);

function tokenValue(type: TokenType, value: unknown): unknown {
  if (type === 'typography' && isTree(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, read(key, part)]));
  }
  if (type === 'shadow' && Array.isArray(value)) {
    return value.filter(isTree).map(({ x, y, blur, spread, color }) => ({
      color: read('color', color),
      offsetX: read('dimension', x),
      offsetY: read('dimension', y),
      blur: read('dimension', blur),
      spread: read('dimension', spread),
    }));
  }
  return read(type, value);
}

const setOf = (entries: Entries): Tree => {
  const tree: Tree = {};
  for (const [path, { type, value, description }] of entries) {
    place(tree, path, {
      $type: names[type],
      $value: written(type, value),
      ...(description !== undefined && { $description: description }),
    });
  }
  return tree;
};

const types = Object.keys(names).filter((name): name is TokenType => name in names);

const entriesOf = (set: unknown): Entries =>
  new Map(
    leavesIn(set).flatMap(([path, { $type, $value, $description }]) => {
      const type = types.find((one) => names[one] === $type);
      if (type === undefined) return [];
      const description = typeof $description === 'string' ? { description: $description } : {};
      return [[path, { type, value: tokenValue(type, $value), ...description }] as const];
    }),
  );

const fileName = 'tokens.json';

/**
 * One file of sets and themes, as Tokens Studio and Penpot read it: a set for the kit, for each
 * company, for each audience of a company; and a theme for each of these.
 */
export const studio: Dialect = {
  about: 'Tokens Studio and Penpot, one file of sets and themes',
  write: (book) => {
    const looks = looksIn(book);
    const sets = new Map<string, Entries>([
      ['kit', book.kit],
      ...book.companies,
      ...looks.map(
        ([company, audience]) =>
          [`${company}/${audience}`, audienceEntries(book.kit, audience)] as const,
      ),
    ]);
    return {
      [fileName]: json({
        ...Object.fromEntries([...sets].map(([name, entries]) => [name, setOf(entries)])),
        $themes: looks.map(([company, audience]) => ({
          id: `${company}-${audience}`,
          name: `${company} ${audience}`,
          group: 'company and audience',
          selectedTokenSets: {
            kit: 'enabled',
            [company]: 'enabled',
            [`${company}/${audience}`]: 'enabled',
          },
        })),
        $metadata: { tokenSetOrder: [...sets.keys()] },
      }),
    };
  },
  read: (files, known) => {
    const sets = parsed(files, fileName);
    if (!isTree(sets)) throw new Problem(`${fileName} has no sets.`);
    return {
      kit: entriesOf(sets.kit),
      companies: new Map(
        [...known.companies.keys()].map((company) => [company, entriesOf(sets[company])]),
      ),
    };
  },
};
