import type { Audience } from '../../audience.ts';
import type { PageMeta } from '../company.ts';

/** The words of the products overview that no record holds (§2.9). */
export interface ProductsTexts {
  readonly meta: Readonly<Record<Audience, PageMeta>>;
  readonly readMore: string;
  /** The part with the way to make a claim; `title` stands in for a caption that is missing. */
  readonly claims: { readonly title: string; readonly action: string };
  /** The individual's offer in passing, on large screens. */
  readonly quoteBanner: { readonly title: string; readonly action: string };
}

export { productsTexts } from '#company/texts/products.ts';
