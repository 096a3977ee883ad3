import { basename } from 'node:path';
import { colorOf } from '../../../scripts/lib/design-tokens.ts';
import type { PlannedFile } from './plan.ts';
import { withAudience } from './source.ts';

/** One more kind of customer of a company. */
export interface NewAudience {
  /** What the code calls it; its addresses begin with it: `brokers`. */
  readonly name: string;
  /** What visitors call it. */
  readonly label: string;
  /** The brand's colour as its buttons and links wear it. */
  readonly colour: string;
  /** The audience whose products and words it has at first. */
  readonly like: string;
}

/** The audience's own entry of `audiences`, from the one that it is like. */
const entryOf = (entry: string, { name, label }: NewAudience): string =>
  entry
    .replace(/label: '[^']*'/, `label: '${label}'`)
    .replace(/home: '[^']*'/, `home: '/${name}'`)
    .replace(/prefix: '[^']*'/, `prefix: '/${name}/'`)
    .replace(/\s+(?:view: '[^']*'|ownHoverOn: \[[^\]]*\]),/g, '')
    .replace(/\}$/, `view: '${name}' }`);

const withColour = (tokens: string, { name, colour }: NewAudience): string => {
  const tree = JSON.parse(tokens);
  const brand = { ...tree.brand, [name]: { 700: { $value: colorOf(colour) } } };
  return `${JSON.stringify({ ...tree, brand })}\n`;
};

/** The files of a company's folder with one more audience. */
export const withNewAudience = (
  files: readonly PlannedFile[],
  audience: NewAudience,
): readonly PlannedFile[] =>
  files.map(({ path, text }) => {
    const file = basename(path);
    if (file === 'brand.tokens.json') return { path, text: withColour(text, audience) };
    if (!path.endsWith('.ts')) return { path, text };
    const write = (value: string): string =>
      value.startsWith("'") ? `'${audience.name}'` : entryOf(value, audience);
    return {
      path,
      text: withAudience(text, audience, file === 'audiences.ts' ? write : undefined),
    };
  });
