import type { SafeHtml } from '@insurance-kit/content-client';
import type { CaptionModel } from '@insurance-kit/ui';
import { plainText } from './plain-text.ts';

/** A record's caption as a heading, or a fallback: no heading is empty. */
export const captionModel = (caption: SafeHtml, fallback: string): CaptionModel =>
  plainText(caption) === '' ? fallback : { html: caption };
