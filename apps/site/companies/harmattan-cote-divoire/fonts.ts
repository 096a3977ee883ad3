import type { FontAddresses, FontMeasures } from '@insurance-kit/ui/base-styles';
import letters from '@insurance-kit/ui/fonts/letters.woff2?url';
import display from './fonts/display.woff2?url';
import displayExtra from './fonts/display-extra.woff2?url';
import { measures as measured } from './fonts/metrics.ts';
import text from './fonts/text.woff2?url';
import textExtra from './fonts/text-extra.woff2?url';

/**
 * Bricolage Grotesque for headings, Hanken Grotesk for text. The script of docs/how-to/fonts.md
 * made the files by these calls:
 *
 *     await cut('display', 'bricolage-grotesque', 'standard', { opsz: 24, wdth: 88, wght: 700 });
 *     await cut('text', 'hanken-grotesk', 'wght', { wght: { min: 400, max: 600 } });
 */
export const fonts: FontAddresses = { display, displayExtra, text, textExtra, letters };

export const measures: FontMeasures = measured;
