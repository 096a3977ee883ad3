import type { FontAddresses, FontMeasures } from '@insurance-kit/ui/base-styles';
import letters from '@insurance-kit/ui/fonts/letters.woff2?url';
import display from './fonts/display.woff2?url';
import displayExtra from './fonts/display-extra.woff2?url';
import text from './fonts/text.woff2?url';
import textExtra from './fonts/text-extra.woff2?url';

/**
 * Bricolage Grotesque for headings, Hanken Grotesk for text. The script of docs/how-to/fonts.md
 * made the files with these calls:
 *
 *     await cut('display', 'bricolage-grotesque', 'standard', { opsz: 24, wdth: 88, wght: 700 });
 *     await cut('text', 'hanken-grotesk', 'wght', { wght: { min: 400, max: 600 } });
 */
export const fonts: FontAddresses = { display, displayExtra, text, textExtra, letters };

/** Font weights, and fallback fonts with adjusted metrics (docs/how-to/fonts.md). */
export const measures: FontMeasures = {
  display: {
    weight: '600 800',
    standIns: [
      { font: 'Roboto Bold', weight: '600 800', sizeAdjust: 95.51, ascent: 97.37, descent: 28.27 },
      { font: 'Arial Bold', weight: '600 800', sizeAdjust: 89.97, ascent: 103.37, descent: 30.01 },
    ],
  },
  text: {
    weight: '400 600',
    standIns: [
      { font: 'Roboto', weight: '400 500', sizeAdjust: 101.77, ascent: 98.27, descent: 29.78 },
      { font: 'Roboto Bold', weight: '600 700', sizeAdjust: 100.75, ascent: 99.25, descent: 30.07 },
      { font: 'Arial', weight: '400 500', sizeAdjust: 101.55, ascent: 98.48, descent: 29.84 },
      { font: 'Arial Bold', weight: '600 700', sizeAdjust: 94.91, ascent: 105.36, descent: 31.92 },
    ],
  },
};
