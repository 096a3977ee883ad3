import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { helveticaAdvance, letters, measure } from './measure.ts';

const require = createRequire(import.meta.url);

/** One of a site's two fonts: where it comes from, and what of it is kept. */
export interface FontCut {
  /** A file of a font package; `latin` becomes `latin-ext` for the small file. */
  readonly file: string;
  /** The weights that are kept. */
  readonly weights: { readonly min: number; readonly max: number };
  /** Axes that are fixed. */
  readonly axes?: Readonly<Record<string, number>>;
  /** The weights that pages set most, each with the range it is used in. */
  readonly standIns: readonly { readonly weight: number; readonly range: string }[];
}

/** A site's two fonts. */
export type FontCuts = Readonly<Record<'display' | 'text', FontCut>>;

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/**
 * Without the no-break space (U+00A0): browsers draw it as a space then, where a font's own one may be
 * kerned. In Radio Canada it was 1.7 px narrower between two letters of 17 px.
 */
const mainText = `${range(0x20, 0x7e)}${range(0xa1, 0xff)}ŒœŸ–—‘’‚“”„†•…‰‹›€™−`;
/** Letters of Ghanaian languages and the cedi sign, fetched only where a page has one of them. */
const extraText = 'ɛƐɔƆŋŊ₵';

/** Kerning, ligatures, composition, and figures of one width for times and amounts. */
const features: readonly string[] = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** From this weight on, the bold local font stands in. */
const boldFrom = 600;

const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`;

/** Cuts a font to what the sites use and measures it against the local fonts that stand in for it. */
export async function cutFont({ file, weights, axes, standIns }: FontCut) {
  const main = await readFile(require.resolve(file));
  const extra = await readFile(require.resolve(file.replace('-latin-', '-latin-ext-')));
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { ...axes, wght: weights },
    keepFeatures: features,
    noHinting: true,
  };
  const measured = standIns.map(async ({ weight, range: used }) => {
    const still = await subsetFont(main, letters, {
      targetFormat: 'sfnt',
      variationAxes: { ...axes, wght: weight },
    });
    const metrics = measure(still);
    const isBold = weight >= boldFrom;
    const ratio = metrics.advance / helveticaAdvance(isBold ? 'Helvetica-Bold' : 'Helvetica');
    const faces = ['Arial', 'Liberation Sans', 'Helvetica'];
    return {
      weight: used,
      local: isBold ? faces.map((face) => `${face} Bold`) : faces,
      sizeAdjust: percent(ratio),
      ascent: percent(metrics.ascent / ratio),
      descent: percent(metrics.descent / ratio),
      lineGap: percent(metrics.lineGap / ratio),
    };
  });
  return {
    /** WOFF2, with the letters of Western Europe. */
    main: await subsetFont(main, mainText, options),
    /** WOFF2, with letters that few pages need. */
    extra: await subsetFont(extra, extraText, options),
    /** The value for `FontMeasures` of the kit. */
    measures: {
      weight: `${weights.min} ${weights.max}`,
      standIns: await Promise.all(measured),
    },
  };
}
