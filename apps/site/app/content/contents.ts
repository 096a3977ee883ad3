import type { SafeHtml } from '@insurance-kit/content-client';
import { withSectionIds } from '@insurance-kit/content-client/html/sections';
import type { ContentsEntryModel } from '@insurance-kit/ui';
import { plainText } from './plain-text.ts';

/** A text whose headings have ids, and its table of contents. */
export interface SectionedText {
  readonly body: SafeHtml;
  readonly contents: readonly ContentsEntryModel[];
}

/** Adds a table of contents with all headings that are not empty. */
export function withContents(text: SafeHtml): SectionedText {
  const { html: body, sections } = withSectionIds(text);
  const contents = sections
    .map(({ id, heading }) => ({ id, label: plainText(heading) }))
    .filter(({ label }) => label !== '');
  return { body, contents };
}
