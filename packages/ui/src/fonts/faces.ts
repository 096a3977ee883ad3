import { measures as kitMeasures } from './metrics.ts';

/** The names of the two fonts in CSS, the same for every company: for headings, and for running text. */
const fontNames = { display: 'Display', text: 'Text' } as const;

/** The addresses of the font files, as the app serves them: the kit's own, or a company's. */
export interface FontAddresses {
  /** For headings: `display.woff2`, TikTok Sans of width 88. */
  readonly display: string;
  /** For running text: `text.woff2`, Radio Canada. */
  readonly text: string;
  /** `display-extra.woff2`: ɛ ɔ ŋ Ɛ Ɔ Ŋ ₵; fetched only by pages that have one of them. */
  readonly displayExtra?: string | undefined;
  /** `text-extra.woff2`: the same letters. */
  readonly textExtra?: string | undefined;
}

/** A local font stretched to the metrics of a web font, as `@font-face` descriptors. */
interface StandIn {
  readonly weight: string;
  readonly local: readonly string[];
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
  readonly lineGap: string;
}

/** What a page must know about its two fonts before they are loaded. */
export type FontMeasures = Readonly<
  Record<
    keyof typeof fontNames,
    {
      /** The weights in the file: `600 800`. */
      readonly weight: string;
      readonly standIns: readonly StandIn[];
    }
  >
>;

/** The characters of the small files (docs/how-to/fonts.md). */
const extraRange = 'U+0186,U+0190,U+014A-014B,U+0254,U+025B,U+20B5';

const webFace = (
  name: keyof typeof fontNames,
  weight: string,
  address: string | undefined,
  range?: string,
): string =>
  address === undefined
    ? ''
    : `@font-face{font-family:"${fontNames[name]}";font-style:normal;font-weight:${weight};` +
      `font-display:optional;src:url(${JSON.stringify(address)}) format("woff2")` +
      `${range ? `;unicode-range:${range}` : ''}}`;

const names = ['display', 'text'] as const;

/**
 * The `@font-face` rules of the web fonts. They are `optional`: even with equal metrics a line can
 * break elsewhere, and a page must not move while it is read. On a slow line the first page keeps the
 * stand-ins, and the next one has the fonts.
 *
 * @param measures the metrics of the files; by default the kit's.
 */
export const webFonts = (fonts: FontAddresses, measures: FontMeasures = kitMeasures): string =>
  names
    .flatMap((name) => [
      webFace(name, measures[name].weight, fonts[name]),
      webFace(name, measures[name].weight, fonts[`${name}Extra`], extraRange),
    ])
    .join('');

/**
 * The `@font-face` rules of local fonts that are stretched to the web fonts' metrics.
 *
 * @param measures the metrics of the web fonts; by default the kit's.
 */
export const standIns = (measures: FontMeasures = kitMeasures): string =>
  names
    .flatMap((name) =>
      measures[name].standIns.map(
        (face) =>
          `@font-face{font-family:"${fontNames[name]} stand-in";font-weight:${face.weight};` +
          `src:${face.local.map((local) => `local("${local}")`).join(',')};` +
          `size-adjust:${face.sizeAdjust};ascent-override:${face.ascent};` +
          `descent-override:${face.descent};line-gap-override:${face.lineGap}}`,
      ),
    )
    .join('');
