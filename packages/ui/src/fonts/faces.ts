import { measures as kitMeasures } from './metrics.ts';

/** The names of the two fonts in CSS, the same for every company: for headings, and for running text. */
const fontNames = { display: 'Display', text: 'Text' } as const;

/** The addresses of the font files, as the app serves them: the kit's own, or a company's. */
export interface FontAddresses {
  /** For headings: `display.woff2`, TikTok Sans of width 88. */
  readonly display: string;
  /** For running text: `text.woff2`, Radio Canada. */
  readonly text: string;
  /** `display-extra.woff2`: its letters of Ghana and Nigeria; fetched only by pages that have one. */
  readonly displayExtra?: string | undefined;
  /** `text-extra.woff2`: the same. */
  readonly textExtra?: string | undefined;
  /** `letters.woff2`, Noto Sans: those that neither face has, such as ɖ ʋ; fetched in the same way. */
  readonly letters?: string | undefined;
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

/** The block of letters for which the small files are fetched: Twi, Ga, Ewe, Hausa, cedi and naira (docs/how-to/fonts.md). */
const letterRange = 'U+14A-14B,U+181-1B4,U+253-2BC,U+300-303,U+20A6,U+20B5';

const webFace = (
  name: keyof typeof fontNames,
  weight: string,
  address: string | undefined,
  range?: string,
): string =>
  address === undefined
    ? ''
    : `@font-face{font-family:"${fontNames[name]}";font-weight:${weight};` +
      `font-display:optional;src:url(${JSON.stringify(address)})` +
      `${range ? `;unicode-range:${range}` : ''}}`;

const names = ['display', 'text'] as const;

/**
 * The `@font-face` rules of the web fonts. They are `optional`: even with equal metrics a line can
 * break elsewhere, and a page must not move while it is read. On a slow line the first page keeps the
 * stand-ins, and the next one has the fonts. Of rules with the same weights
 * a character is taken from the last one whose file has it.
 *
 * @param measures the metrics of the files; by default the kit's.
 */
export const webFonts = (fonts: FontAddresses, measures: FontMeasures = kitMeasures): string =>
  names
    .flatMap((name) => [
      webFace(name, measures[name].weight, fonts.letters, letterRange),
      webFace(name, measures[name].weight, fonts[name]),
      webFace(name, measures[name].weight, fonts[`${name}Extra`], letterRange),
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
