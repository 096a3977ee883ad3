import type { SafeHtml } from '@insurance-kit/content-client';
import { withSectionIds } from '@insurance-kit/content-client/html/sections';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { ContentsEntryModel } from '@insurance-kit/ui';
import privacyHtml from '#company/privacy.html?raw';

/** A long text of fixed words, with its table of contents. */
export interface LegalText {
  readonly body: SafeHtml;
  readonly contents: readonly ContentsEntryModel[];
}

const { html: body, sections: contents } = withSectionIds(
  createServerSanitizer().prose(privacyHtml),
);

/** The company's privacy and cookie policy (§2.20). Long, so it stays out of the browser's code. */
export const privacyPolicy: LegalText = { body, contents };
