import type { ContentData } from '@insurance-kit/content-client';
import type { PageHeroModel, TabNavModel, UseFeatures } from '@insurance-kit/ui';
import type { ComponentType } from 'react';
import { audiences } from '#company/audiences.ts';
import { company } from '#company/index.ts';
import type { Audience } from '../../addresses/audience.ts';
import type { ProductPage } from '../companies/contract/audiences.ts';
import type { PageMeta } from '../companies/contract/company.ts';
import { definePage, type Fetched } from '../define-page.tsx';
import { innerPageMeta } from '../head/inner-page-meta.ts';
import { heroActions } from '../sections/actions.ts';
import { pageHeroModel, type RecordHeader } from '../sections/page-hero.ts';
import { productLabel, productTabs } from './tabs.ts';

/**
 * What the pages of all products begin with (§2.10 to §2.15): hero with its actions, and tab bar.
 *
 * @param name the product's.
 */
export const productHead = (
  name: string,
  record: RecordHeader,
  audience: Audience,
): { readonly hero: PageHeroModel; readonly tabs: TabNavModel } => ({
  hero: pageHeroModel({
    record,
    audience,
    title: productLabel(name),
    actions: heroActions(name),
  }),
  tabs: productTabs(audience, name),
});

/** A product, for whichever audience has it. */
interface Product<Page extends ProductPage, Name extends Fetched<Page>, Model> {
  readonly page: Page;
  /** Its record. */
  readonly resource: Name;
  readonly words: PageMeta;
  /** Brings the record's own features anew each time that a dialog opens (§4.7). */
  readonly useFeatures: UseFeatures;
  readonly modelOf: (record: ContentData[Name], audience: Audience) => Model;
  readonly template: ComponentType<{
    readonly model: Model | undefined;
    readonly useFeatures: UseFeatures;
  }>;
}

/** The page of a product: `definePage` with what the pages of all products share. */
export function defineProduct<Page extends ProductPage, Name extends Fetched<Page>, Model>({
  page,
  resource,
  words,
  useFeatures,
  modelOf,
  template: Template,
}: Product<Page, Name, Model>) {
  return definePage({
    page,
    meta: (head) =>
      innerPageMeta(head, {
        words,
        trail: [
          { label: company.header.products, page: audiences[head.audience].overview },
          { label: productLabel(page), page },
        ],
      }),
    useModel: ({ audience, useKnown }) => {
      const record = useKnown(resource);
      return record && modelOf(record, audience);
    },
    template: ({ model }: { readonly model: Model | undefined }) => (
      <Template model={model} useFeatures={useFeatures} />
    ),
  });
}
