import type { ContentData } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { UseFeatures } from '@insurance-kit/ui';
import type { ComponentType } from 'react';
import { audiences } from '#company/audiences.ts';
import { company } from '#company/index.ts';
import type { ProductLayout, ProductPage } from '../../addresses/page-names.ts';
import { fetchesOf, type RouteRow } from '../../addresses/route-table.ts';
import type { PageMeta } from '../companies/contract/company.ts';
import { definePage, type Fetched } from '../define-page.tsx';
import { innerPageMeta } from '../head/inner-page-meta.ts';
import { productLabel, type ShownProduct } from './product-head.ts';
import { featuresContent, type ProductVariant } from './variants.ts';

/** The name of the product that a page shows: the page's own, or that of the company's own product. */
const nameOf = ({ own, page }: RouteRow): string => own?.name ?? page;

/** One of §2's products, or a layout of the company's own products. */
interface Product<
  Page extends ProductPage | ProductLayout,
  Words extends { readonly meta: PageMeta },
  Model,
> {
  /** The pages that are made so, each of another record of the same fields. */
  readonly pages: readonly Page[];
  /** The words of a product that is shown so, by its name. */
  readonly wordsOf: (name: string) => Words | undefined;
  /** Its covers or variants; a dialog loads their features again each time that it opens (§4.7). */
  readonly variantsOf: (record: ContentData[Fetched<Page>]) => readonly ProductVariant[];
  readonly modelOf: (product: ShownProduct<ContentData[Fetched<Page>], Words>) => Model;
  readonly template: ComponentType<{
    readonly model: Model | undefined;
    readonly useFeatures: UseFeatures;
  }>;
}

/** The page of a product: `definePage` with what the pages of all products share. */
export function defineProduct<
  Page extends ProductPage | ProductLayout,
  Words extends { readonly meta: PageMeta },
  Model,
>({ pages, wordsOf, variantsOf, modelOf, template: Template }: Product<Page, Words, Model>) {
  const knownWords = (name: string): Words => {
    const words = wordsOf(name);
    if (words === undefined) throw new Error(`texts/products.ts has no words for '${name}'.`);
    return words;
  };
  const resourceOf = (row: RouteRow): Fetched<Page> => {
    const page = pages.find((name) => name === row.page);
    if (page === undefined) throw new Error(row.page);
    return fetchesOf[page][0];
  };
  const featuresOf = (row: RouteRow): UseFeatures =>
    // biome-ignore lint/correctness/noComponentHookFactories: a page has one row, so it always is the same hook.
    function useFeatures(variant) {
      const record = useContent(resourceOf(row), { fresh: true, id: row.own?.name });
      return featuresContent(record, variantsOf, variant);
    };
  return definePage({
    page: pages,
    meta: (head) => {
      const { row, audience } = head;
      const name = nameOf(row);
      return innerPageMeta(head, {
        words: knownWords(name).meta,
        trail: [
          { label: company.header.products, page: audiences[audience].overview },
          { label: productLabel(name), path: row.path },
        ],
      });
    },
    useModel: ({ row, audience, useRecord }) => {
      const record = useRecord(resourceOf(row), row.own?.name);
      const name = nameOf(row);
      return { row, shown: record && modelOf({ name, record, audience, words: knownWords(name) }) };
    },
    template: ({ model: { row, shown } }) => (
      <Template model={shown} useFeatures={featuresOf(row)} />
    ),
  });
}
