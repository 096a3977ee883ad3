import type { PageMeta } from '../company.ts';

/** The two kinds of marine insurance (§2.15). */
export type MarineKindId = 'cargo' | 'hull';

/** The words of the marine page that no record holds (§2.15). */
export interface MarineTexts {
  readonly meta: PageMeta;
  readonly titles: Readonly<Record<MarineKindId, string>>;
  readonly features: string;
  readonly pay: string;
  /** Travel cover for those who travel with the business. */
  readonly benefits: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly { readonly title: string; readonly text: string }[];
  };
  readonly closing: { readonly title: string; readonly text: string };
}

export { marineTexts } from '#company/texts/marine.ts';
