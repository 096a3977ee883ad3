import type { FontAddresses, FontMeasures } from '@insurance-kit/ui/base-styles';
import letters from '@insurance-kit/ui/fonts/letters.woff2?url';
import display from './fonts/display.woff2?url';
import displayExtra from './fonts/display-extra.woff2?url';
import { measures as measured } from './fonts/metrics.ts';
import text from './fonts/text.woff2?url';
import textExtra from './fonts/text-extra.woff2?url';

/** Bricolage Grotesque for headings, Hanken Grotesk for text. */
export const fonts: FontAddresses = { display, displayExtra, text, textExtra, letters };

export const measures: FontMeasures = measured;
