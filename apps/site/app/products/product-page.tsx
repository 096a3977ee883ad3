import type { ContentState } from '@insurance-kit/content-client/queries';
import type { ProductSectionsModel, UseFeatures } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import type { MetaDescriptor } from 'react-router';
import type { Audience } from '../audience.ts';
import type { PageMeta } from '../companies/company.ts';
import { company } from '../companies/index.ts';
import { innerPageMeta } from '../lib/inner-page-meta.ts';
import { pageHeroModel, type RecordHeader } from '../lib/page-hero.ts';
import type { ProductPage } from '../route-table.ts';
import { productTabs } from './tabs.ts';

/** A product whose page lists the kinds that it comes in (§2.12 to §2.15). */
export interface Product<ProductRecord extends RecordHeader> {
  readonly page: ProductPage;
  /** Whom it is for: one audience alone. */
  readonly audience: Audience;
  readonly words: PageMeta;
  /** The hook of its record. */
  readonly useRecord: () => ContentState<ProductRecord>;
  /** Brings the record's own features anew each time that a dialog opens (§4.7). */
  readonly useFeatures: UseFeatures;
  /** What stands below the hero and the tabs. */
  readonly partsOf: (record: ProductRecord) => Omit<ProductSectionsModel, 'hero' | 'tabs'>;
}

/** A product's record as its template takes it. */
export const productModel = <ProductRecord extends RecordHeader>(
  { page, audience, partsOf }: Product<ProductRecord>,
  record: ProductRecord,
): ProductSectionsModel => ({
  hero: pageHeroModel({ record, audience, title: company.products[page] }),
  tabs: productTabs(audience, page),
  ...partsOf(record),
});

/** What a product's page says of itself. */
export const productMeta = (
  { page, audience, words }: Pick<Product<never>, 'page' | 'audience' | 'words'>,
  content: DehydratedState | undefined,
  origin: string | undefined,
): MetaDescriptor[] =>
  innerPageMeta({
    words,
    audience,
    origin,
    trail: [
      { label: company.header.products, page: 'products' },
      { label: company.products[page], page },
    ],
    content,
  });

function RecordPage<ProductRecord extends RecordHeader>({
  product,
}: {
  readonly product: Product<ProductRecord>;
}) {
  const { useRecord, useFeatures } = product;
  const record = useRecord();
  return (
    <ProductSectionsTemplate
      model={record.status === 'ready' ? productModel(product, record.data) : undefined}
      useFeatures={useFeatures}
    />
  );
}

export interface ProductSectionsPageProps<ProductRecord extends RecordHeader> {
  readonly product: Product<ProductRecord>;
  /** What the page's loader sent along. */
  readonly content: DehydratedState;
}

/** The page of such a product. */
export const ProductSectionsPage = <ProductRecord extends RecordHeader>({
  product,
  content,
}: ProductSectionsPageProps<ProductRecord>) => (
  <HydrationBoundary state={content}>
    <RecordPage product={product} />
  </HydrationBoundary>
);
