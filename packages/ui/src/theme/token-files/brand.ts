import * as v from 'valibot';
import { type Hex, type Ramp, rampSteps } from '../colours/ramps.ts';
import { hexOf, readTokens, TokenError, type TokenFile } from './design-tokens.ts';

/** A scheme's brand colour: a seed from which the ramp is computed, or a hand-made ramp. */
export type BrandColour = Hex | Ramp;

/** What a company's token file says. */
export interface Brand {
  /** The brand colour of each audience. */
  readonly colours: Readonly<Record<string, BrandColour>>;
  /** The font stacks that it has of its own: `display`, `text`. */
  readonly fonts: Readonly<Record<string, readonly string[]>>;
}

const hex = v.custom<Hex>((value) => typeof value === 'string');

/** Step 700 alone is a seed. */
const brandColour = v.union([
  v.pipe(
    v.strictObject({ 700: hex }),
    v.transform((steps) => steps[700]),
  ),
  v.strictObject(v.entriesFromList(rampSteps, hex)),
]);

/**
 * Reads a company's token file: `brand.<audience>.<step>` are its colours, `font.display` and
 * `font.text` its fonts.
 *
 * @throws TokenError if a token is wrong, or none of these.
 */
export function readBrand(source: TokenFile): Brand {
  const steps: Record<string, Record<string, Hex>> = {};
  const fonts: Record<string, readonly string[]> = {};
  for (const { path, type, value } of readTokens(source).values()) {
    const [, audience, step] = /^brand\.([^.]+)\.(\d+)$/.exec(path) ?? [];
    const [, font] = /^font\.(display|text)$/.exec(path) ?? [];
    if (type === 'color' && audience !== undefined && step !== undefined) {
      steps[audience] = { ...steps[audience], [step]: hexOf(value) };
    } else if (type === 'fontFamily' && font !== undefined) {
      fonts[font] = typeof value === 'string' ? [value] : value;
    } else {
      throw new TokenError(
        source.file,
        path,
        'is no token of a company. Colours are brand.<audience>.<step>, fonts font.display and font.text.',
      );
    }
  }
  const colours = Object.entries(steps).map(([audience, own]) => {
    const colour = v.safeParse(brandColour, own);
    if (!colour.success) {
      throw new TokenError(
        source.file,
        `brand.${audience}`,
        `has the steps ${Object.keys(own).join(', ')}. Give it 700 alone, and the others are computed from it; or all of 50, 100 to 900, and 950.`,
      );
    }
    return [audience, colour.output] as const;
  });
  return { colours: Object.fromEntries(colours), fonts };
}
