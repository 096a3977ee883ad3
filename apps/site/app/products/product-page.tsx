import type { ContentData } from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { UseFeatures } from '@insurance-kit/ui';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { audiences } from '#company/audiences.ts';
import { company } from '#company/index.ts';
import { rowAt } from '../../addresses/route-table.ts';
import type { ProductLayout, ProductPage } from '../companies/contract/audiences.ts';
import type { PageMeta } from '../companies/contract/company.ts';
import { definePage, type Fetched } from '../define-page.tsx';
import { innerPageMeta } from '../head/inner-page-meta.ts';
import { productLabel, type ShownProduct } from './product-head.ts';
import { featuresContent, type ProductVariant } from './variants.ts';

/** The name of the product at a path: the page's own, or that of the company's own product. */
const nameAt = (path: string, page: string): string => rowAt(path)?.own?.name ?? page;

/** One of §2's products, or a layout of the company's own products. */
interface Product<
  Page extends ProductPage | ProductLayout,
  Name extends Fetched<Page>,
  Words extends { readonly meta: PageMeta },
  Model,
> {
  readonly page: Page;
  /** Its record. */
  readonly resource: Name;
  /** The words of each product that is shown so, by its name. */
  readonly words: Readonly<Record<string, Words>>;
  /** Its covers or variants; a dialog loads their features again each time that it opens (§4.7). */
  readonly variantsOf: (record: ContentData[Name]) => readonly ProductVariant[];
  readonly modelOf: (product: ShownProduct<ContentData[Name], Words>) => Model;
  readonly template: ComponentType<{
    readonly model: Model | undefined;
    readonly useFeatures: UseFeatures;
  }>;
}

/** The page of a product: `definePage` with what the pages of all products share. */
export function defineProduct<
  Page extends ProductPage | ProductLayout,
  Name extends Fetched<Page>,
  Words extends { readonly meta: PageMeta },
  Model,
>({
  page,
  resource,
  words,
  variantsOf,
  modelOf,
  template: Template,
}: Product<Page, Name, Words, Model>) {
  const wordsOf = (name: string): Words => {
    const own = words[name];
    if (own === undefined) throw new Error(`texts/products.ts has no words for '${name}'.`);
    return own;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the module is loaded.
  const useFeatures: UseFeatures = (variant) => {
    const id = rowAt(useLocation().pathname)?.own?.name;
    return featuresContent(useContent(resource, { fresh: true, id }), variantsOf, variant);
  };
  return definePage<Page, Model | undefined>({
    page,
    meta: (head) => {
      const name = nameAt(head.path, page);
      return innerPageMeta(head, {
        words: wordsOf(name).meta,
        trail: [
          { label: company.header.products, page: audiences[head.audience].overview },
          { label: productLabel(name), path: head.path },
        ],
      });
    },
    useModel: ({ audience, path, useRecord }) => {
      const record = useRecord(resource, rowAt(path)?.own?.name);
      const name = nameAt(path, page);
      return record && modelOf({ name, record, audience, words: wordsOf(name) });
    },
    template: ({ model }) => <Template model={model} useFeatures={useFeatures} />,
  });
}
