import type { PageMeta } from '../../../shared/company.ts';

/** Texts around the privacy and cookie policy (§2.20). */
export interface PrivacyTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly updated: string;
  readonly contents: string;
}
