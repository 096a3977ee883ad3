import type { ContentData } from '@insurance-kit/content-client';
import type { ProductPageModel } from '@insurance-kit/ui';
import type { ComponentType } from 'react';
import { audiences } from '#company/company.ts';
import { productsTexts } from '#company/texts/products.ts';
import type { Audience } from '../../../shared/audience.ts';
import type { PageMeta } from '../../../shared/company.ts';
import type { ProductResource } from '../../islands/features-fields.ts';
import { accidentHelpLink, claimLink, productLabel, quoteLink } from '../../links.ts';
import { pathOf, productRoutes, type Route } from '../../routes.ts';
import { definePage } from '../../shell/define-page.tsx';
import { innerPageHead } from '../../shell/head.tsx';
import { pageHeroModel, type RecordHeader } from '../record-parts.ts';
import { buyingModel } from './buying.ts';

/** A product with the record and texts that its page shows. */
export interface ShownProduct<Record, Texts = unknown> {
  /** Identifies the product in code and content, such as `motor`. */
  readonly name: string;
  readonly source: { readonly resource: ProductResource; readonly id?: string };
  readonly record: Record;
  readonly audience: Audience;
  readonly texts: Texts;
}

/** The hero with its actions, and the tab bar, for all product pages (§2.10 to §2.15). */
export const productHead = ({
  name,
  record,
  audience,
}: Omit<ShownProduct<RecordHeader>, 'source'>): Pick<ProductPageModel, 'hero' | 'tabs'> => ({
  hero: {
    ...pageHeroModel(record, audience, productLabel(name)),
    actions: [quoteLink(name), claimLink],
    help: accidentHelpLink,
  },
  tabs: productRoutes(audience).map((product) => ({
    label: productLabel(product.name),
    href: product.path,
    current: product.name === name,
  })),
});

const productName = ({ custom, page }: Route): string => custom?.name ?? page;

interface Product<Name extends ProductResource, Texts extends { readonly meta: PageMeta }, Model> {
  /** Resource name of the product's record, such as `travel`. */
  readonly record: Name;
  readonly textsOf: (name: string) => Texts | undefined;
  readonly modelOf: (product: ShownProduct<ContentData[Name], Texts>) => Model;
  readonly template: ComponentType<{ readonly model: Model }>;
}

/** Defines a product's page with `definePage`. Adds the head, and the sections of `buyingModel`. */
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
      return innerPageHead(
        head,
        knownTexts(name).meta,
        { name: productsTexts.menu, path: pathOf(audience, audiences[audience].overview) },
        { name: productLabel(name), path: route.path },
      );
    },
    modelOf: ({ route, audience, record: read, records: { fileSizes } }) => {
      const source = { resource, ...(route.custom && { id: route.custom.name }) };
      const record = read(source.resource, source.id);
      const name = productName(route);
      if (record === undefined) return undefined;
      const model = modelOf({ name, source, record, audience, texts: knownTexts(name) });
      return { ...model, ...buyingModel(record, productLabel(name), fileSizes) };
    },
    template,
  });
}
