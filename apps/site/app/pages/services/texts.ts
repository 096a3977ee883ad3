import type { PageMeta } from '../../../shared/company.ts';

export interface ServiceTexts {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** Texts of the self-service page (§2.18). */
export interface ServicesTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  readonly account: { readonly text: string; readonly action: string };
  readonly claim: ServiceTexts;
  readonly buy: ServiceTexts;
}
