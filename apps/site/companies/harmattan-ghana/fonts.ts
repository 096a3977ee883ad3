import type { FontAddresses, FontMeasures } from '@insurance-kit/ui/base-styles';
import display from '@insurance-kit/ui/fonts/display.woff2?url';
import displayExtra from '@insurance-kit/ui/fonts/display-extra.woff2?url';
import letters from '@insurance-kit/ui/fonts/letters.woff2?url';
import text from '@insurance-kit/ui/fonts/text.woff2?url';
import textExtra from '@insurance-kit/ui/fonts/text-extra.woff2?url';

/** The kit's fonts, because this company supplies none. */
export const fonts: FontAddresses = { display, displayExtra, text, textExtra, letters };

/** `undefined`, because the kit knows the metrics of its fonts. */
export const measures: FontMeasures | undefined = undefined;
