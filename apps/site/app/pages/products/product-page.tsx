import type { ContentData } from '@insurance-kit/content-client';
import type { ComponentType } from 'react';
import { audiences } from '#company/company.ts';
import { company } from '#company/index.ts';
import type { PageMeta } from '../../../shared/company.ts';
import type { ProductLayout, ProductPage } from '../../../shared/page-names.ts';
import { type Fetched, fetchesOf, type RouteRow } from '../../../shared/routes.ts';
import { definePage } from '../../shell/define-page.tsx';
import { innerPageHead } from '../../shell/inner-page-head.ts';
import { buyingModel, lookAtFiles } from './buying.ts';
import { productLabel, type ShownProduct } from './product-head.ts';

/** The page's product: one of §2's, or a custom product. */
const productName = ({ own, page }: RouteRow): string => own?.name ?? page;

/** One of §2's products, or a layout of custom products. */
interface Product<
  Page extends ProductPage | ProductLayout,
  Texts extends { readonly meta: PageMeta },
  Model,
> {
  /** Pages that are made from records with the same fields. */
  readonly pages: readonly Page[];
  /** Texts of a product, by name. */
  readonly textsOf: (name: string) => Texts | undefined;
  readonly modelOf: (product: ShownProduct<ContentData[Fetched<Page>], Texts>) => Model;
  readonly template: ComponentType<{ readonly model: Model | undefined }>;
}

/** `definePage` with the common parts of product pages. */
export function defineProduct<
  Page extends ProductPage | ProductLayout,
  Texts extends { readonly meta: PageMeta },
  Model,
>({ pages, textsOf, modelOf, template }: Product<Page, Texts, Model>) {
  const knownTexts = (name: string): Texts => {
    const texts = textsOf(name);
    if (texts === undefined) throw new Error(`texts/products.ts has no texts for '${name}'.`);
    return texts;
  };
  const resourceOf = (row: RouteRow): Fetched<Page> => {
    const page = pages.find((name) => name === row.page);
    if (page === undefined) throw new Error(row.page);
    return fetchesOf[page][0];
  };
  return definePage({
    page: pages,
    head: (head) => {
      const { row, audience } = head;
      const name = productName(row);
      return innerPageHead(head, {
        texts: knownTexts(name).meta,
        trail: [
          { label: company.header.products, page: audiences[audience].overview },
          { label: productLabel(name), path: row.path },
        ],
      });
    },
    load: ({ record: read }, { files }, { row }) =>
      lookAtFiles(read(resourceOf(row), row.own?.name), (address) => files.look(address)),
    modelOf: ({ row, audience, record: read, extra }) => {
      const source = { resource: resourceOf(row), ...(row.own && { id: row.own.name }) };
      const record = read(source.resource, source.id);
      const name = productName(row);
      if (record === undefined) return undefined;
      const model = modelOf({ name, source, record, audience, texts: knownTexts(name) });
      return { ...model, ...buyingModel(record, extra, productLabel(name)) };
    },
    template,
  });
}
