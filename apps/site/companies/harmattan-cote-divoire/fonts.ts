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
      {
        weight: '600 800',
        local: ['Arial Bold', 'Liberation Sans Bold'],
        sizeAdjust: '89.97%',
        ascent: '103.37%',
        descent: '30.01%',
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
        sizeAdjust: '101.55%',
        ascent: '98.48%',
        descent: '29.84%',
        lineGap: '0%',
      },
      {
        weight: '600 700',
        local: ['Arial Bold', 'Liberation Sans Bold'],
        sizeAdjust: '94.91%',
        ascent: '105.36%',
        descent: '31.92%',
        lineGap: '0%',
      },
    ],
  },
};
