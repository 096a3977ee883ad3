const fontNames = { display: 'Display', text: 'Text' } as const;

/** Addresses of font files: the kit's, or a company's. */
export interface FontAddresses {
  readonly display: string;
  readonly text: string;
  /** `display-extra.woff2`: Ghanaian and Nigerian letters. Loads only on pages that have them. */
  readonly displayExtra?: string | undefined;
  readonly textExtra?: string | undefined;
  /** `letters.woff2`: letters from Noto Sans that both fonts lack, such as ɖ. Loads if needed. */
  readonly letters?: string | undefined;
}

/** Names of local fonts. On new versions of Android, one file of Roboto has all weights. */
const localFonts = {
  Roboto: ['Roboto-Regular'],
  'Roboto Bold': ['Roboto-Bold', 'Roboto-Regular'],
  Arial: ['Arial', 'Liberation Sans'],
  'Arial Bold': ['Arial Bold', 'Liberation Sans Bold'],
} as const;

const localNames = (font: keyof typeof localFonts | readonly string[]): readonly string[] =>
  typeof font === 'string' ? localFonts[font] : font;

/** A local font for some weights. Sizes are percentages. */
type StandIn = Readonly<Record<'sizeAdjust' | 'ascent' | 'descent', number>> & {
  /** A name of `localFonts`, or full names of local fonts. */
  readonly font: keyof typeof localFonts | readonly string[];
  readonly weight: string;
};

interface Measures {
  readonly weight: string;
  /** The order matters: if a device has several of these fonts, browsers use the last. */
  readonly standIns: readonly StandIn[];
}

/** Font weights, and stand-ins: local fallback fonts with adjusted metrics. */
export type FontMeasures = Readonly<Record<keyof typeof fontNames, Measures>>;

/** Measures of the kit's fonts (docs/how-to/fonts.md). */
export const kitMeasures = {
  display: {
    weight: '600 800',
    standIns: [
      { font: 'Roboto Bold', weight: '600 800', sizeAdjust: 100.96, ascent: 99.05, descent: 29.71 },
      { font: 'Arial Bold', weight: '600 800', sizeAdjust: 95.11, ascent: 105.14, descent: 31.54 },
    ],
  },
  text: {
    weight: '400 600',
    standIns: [
      { font: 'Roboto', weight: '400 500', sizeAdjust: 105.17, ascent: 89.86, descent: 24.25 },
      { font: 'Roboto Bold', weight: '600 700', sizeAdjust: 105.86, ascent: 89.26, descent: 24.09 },
      { font: 'Arial', weight: '400 500', sizeAdjust: 104.94, ascent: 90.06, descent: 24.3 },
      { font: 'Arial Bold', weight: '600 700', sizeAdjust: 99.72, ascent: 94.76, descent: 25.57 },
    ],
  },
} as const satisfies FontMeasures;

/** Letters of Twi, Ga, Ewe and Hausa, and the signs of cedi and naira (docs/how-to/fonts.md). */
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
      `font-display:swap;src:url(${JSON.stringify(address)})` +
      `${range ? `;unicode-range:${range}` : ''}}`;

const names = ['display', 'text'] as const;

/** `@font-face` rules of the web fonts. The order matters: browsers try the last rule first. */
export const webFonts = (fonts: FontAddresses, measures: FontMeasures = kitMeasures): string =>
  names
    .flatMap((name) => [
      webFace(name, measures[name].weight, fonts.letters, letterRange),
      webFace(name, measures[name].weight, fonts[name]),
      webFace(name, measures[name].weight, fonts[`${name}Extra`], letterRange),
    ])
    .join('');

/** `@font-face` rules of the local fallback fonts (stand-ins). */
export const standIns = (measures: FontMeasures = kitMeasures): string =>
  names
    .flatMap((name) =>
      measures[name].standIns.map(
        (face) =>
          `@font-face{font-family:"${fontNames[name]} stand-in";font-weight:${face.weight};` +
          `src:${localNames(face.font)
            .map((local) => `local("${local}")`)
            .join(',')};` +
          `size-adjust:${face.sizeAdjust}%;ascent-override:${face.ascent}%;` +
          `descent-override:${face.descent}%;line-gap-override:0%}`,
      ),
    )
    .join('');
