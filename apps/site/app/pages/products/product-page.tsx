import type { ContentData } from '@insurance-kit/content-client';
import type { ComponentType } from 'react';
import { audiences } from '#company/company.ts';
import { company } from '#company/index.ts';
import type { PageMeta } from '../../../shared/company.ts';
import type { ProductResource } from '../../islands/features-fields.ts';
import type { Route } from '../../routes.ts';
import { definePage } from '../../shell/define-page.tsx';
import { innerPageHead } from '../../shell/inner-page-head.ts';
import { buyingModel, lookAtFiles } from './buying.ts';
import { productLabel, type ShownProduct } from './product-head.ts';

/** The product of a page. */
const productName = ({ custom, page }: Route): string => custom?.name ?? page;

interface Product<Name extends ProductResource, Texts extends { readonly meta: PageMeta }, Model> {
  readonly record: Name;
  /** The texts of a product, by its name. */
  readonly textsOf: (name: string) => Texts | undefined;
  readonly modelOf: (product: ShownProduct<ContentData[Name], Texts>) => Model;
  readonly template: ComponentType<{ readonly model: Model | undefined }>;
}

/** The page of a product: `definePage` with what all product pages share. */
export function defineProduct<
  Name extends ProductResource,
  Texts extends { readonly meta: PageMeta },
  Model,
>({ record: resource, textsOf, modelOf, template }: Product<Name, Texts, Model>) {
  const knownTexts = (name: string): Texts => {
    const texts = textsOf(name);
    if (texts === undefined) throw new Error(`texts/products.ts has no texts for '${name}'.`);
    return texts;
  };
  return definePage({
    records: [resource],
    head: (head) => {
      const { route, audience } = head;
      const name = productName(route);
      return innerPageHead(head, {
        texts: knownTexts(name).meta,
        trail: [
          { label: company.header.products, page: audiences[audience].overview },
          { label: productLabel(name), path: route.path },
        ],
      });
    },
    load: ({ record: read }, { files }, { route }) =>
      lookAtFiles(read(resource, route.custom?.name), (address) => files.look(address)),
    modelOf: ({ route, audience, record: read, extra }) => {
      const source = { resource, ...(route.custom && { id: route.custom.name }) };
      const record = read(source.resource, source.id);
      const name = productName(route);
      if (record === undefined) return undefined;
      const model = modelOf({ name, source, record, audience, texts: knownTexts(name) });
      return { ...model, ...buyingModel(record, extra, productLabel(name)) };
    },
    template,
  });
}
