import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import privacyHtml from '#company/privacy.html?raw';
import { type SectionedText, withContents } from './contents.ts';

/** The company's privacy and cookie policy (§2.20). Long, so it stays out of the browser's code. */
export const privacyPolicy: SectionedText = withContents(
  createServerSanitizer().prose(privacyHtml),
);
