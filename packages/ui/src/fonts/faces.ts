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

type StandIn = Readonly<
  Record<'weight' | 'sizeAdjust' | 'ascent' | 'descent' | 'lineGap', string>
> & { readonly local: readonly string[] };

interface Measures {
  readonly weight: string;
  readonly standIns: readonly StandIn[];
}

/** Font weights, and stand-ins: local fallback fonts with adjusted metrics. */
export type FontMeasures = Readonly<Record<keyof typeof fontNames, Measures>>;

/** Measures of the kit's fonts (docs/how-to/fonts.md). */
export const kitMeasures = {
  display: {
    weight: '600 800',
    standIns: [
      {
        weight: '600 800',
        local: ['Arial Bold', 'Liberation Sans Bold'],
        sizeAdjust: '95.11%',
        ascent: '105.14%',
        descent: '31.54%',
        lineGap: '0%',
      },
    ],
  },
  text: {
    weight: '400 600',
    standIns: [
      {
        weight: '400 500',
        local: ['Arial', 'Liberation Sans'],
        sizeAdjust: '104.94%',
        ascent: '90.06%',
        descent: '24.3%',
        lineGap: '0%',
      },
      {
        weight: '600 700',
        local: ['Arial Bold', 'Liberation Sans Bold'],
        sizeAdjust: '99.72%',
        ascent: '94.76%',
        descent: '25.57%',
        lineGap: '0%',
      },
    ],
  },
} as const;

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
          `src:${face.local.map((local) => `local("${local}")`).join(',')};` +
          `size-adjust:${face.sizeAdjust};ascent-override:${face.ascent};` +
          `descent-override:${face.descent};line-gap-override:${face.lineGap}}`,
      ),
    )
    .join('');
