import type { PageMeta } from '../company.ts';

export { servicesTexts } from '#company/texts/services.ts';

/** A service: what it is called and what it is for. */
export interface ServiceTexts {
  readonly title: string;
  readonly text: string;
}

/** The words of the self-service page (§2.18). */
export interface ServicesTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
  readonly account: { readonly text: string; readonly action: string };
  readonly claim: ServiceTexts;
  readonly buy: ServiceTexts;
}
