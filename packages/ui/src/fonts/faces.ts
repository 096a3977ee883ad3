import { standIns } from './metrics.ts';

/** The addresses of the font files under `@insurance-kit/ui/fonts/`, as the app serves them. */
export interface FontAddresses {
  /** `display.woff2`: TikTok Sans, width 88. Preload it. */
  readonly display: string;
  /** `text.woff2`: Radio Canada. Preload it. */
  readonly text: string;
  /** `display-extra.woff2`: ɛ ɔ ŋ Ɛ Ɔ Ŋ ₵; fetched only by pages that have one of them. */
  readonly displayExtra: string;
  /** `text-extra.woff2`: the same letters. */
  readonly textExtra: string;
}

/** Must match the characters that `scripts/fonts.ts` puts into the small files. */
const extraRange = 'U+0186,U+0190,U+014A-014B,U+0254,U+025B,U+20B5';

/**
 * `swap` for headings, whose lines stay where they are. `optional` for running text: even with equal
 * measures a line can break elsewhere, and a page must not move under its reader. On a slow line the
 * first page then keeps the stand-in, and the next one has the font.
 */
const webFace = (
  family: string,
  weight: string,
  when: 'swap' | 'optional',
  address: string,
  range?: string,
): string =>
  `@font-face{font-family:"${family}";font-style:normal;font-weight:${weight};font-display:${when};` +
  `src:url(${JSON.stringify(address)}) format("woff2")${range ? `;unicode-range:${range}` : ''}}`;

/**
 * The `@font-face` rules: the web fonts, and local stand-ins stretched to their measures, so that
 * text keeps its place when the web font arrives.
 */
export const fontFaces = (fonts: FontAddresses): string =>
  [
    webFace('TikTok Sans', '600 800', 'swap', fonts.display),
    webFace('TikTok Sans', '600 800', 'swap', fonts.displayExtra, extraRange),
    webFace('Radio Canada', '400 600', 'optional', fonts.text),
    webFace('Radio Canada', '400 600', 'optional', fonts.textExtra, extraRange),
    ...standIns.map(
      (face) =>
        `@font-face{font-family:"${face.family}";font-weight:${face.weight};` +
        `src:${face.local.map((name) => `local("${name}")`).join(',')};` +
        `size-adjust:${face.sizeAdjust};ascent-override:${face.ascent};` +
        `descent-override:${face.descent};line-gap-override:${face.lineGap}}`,
    ),
  ].join('');
