import type { PageMeta } from '../../../shared/company.ts';

/** The words around the privacy and cookie policy (§2.20); the policy itself is a text of its own. */
export interface PrivacyTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly updated: string;
  readonly contents: string;
}
