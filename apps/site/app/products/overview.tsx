import type {
  AssetAddress,
  ContentData,
  ProductsCorporateRecord,
  ProductsIndividualRecord,
  SafeHtml,
} from '@insurance-kit/content-client';
import type { ProductCardModel, ProductsModel } from '@insurance-kit/ui';
import { ProductsTemplate } from '@insurance-kit/ui/templates/ProductsTemplate';
import { company } from '#company/index.ts';
import { productsTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../addresses/audience.ts';
import { productRoutes } from '../../addresses/route-table.ts';
import type { OverviewPage, ProductPage } from '../companies/contract/audiences.ts';
import { definePage, type Fetched } from '../define-page.tsx';
import { innerPageMeta } from '../head/inner-page-meta.ts';
import type { Reach } from '../offices/reach.ts';
import { pictureModel } from '../pictures/picture-model.ts';
import { claimLink } from '../sections/actions.ts';
import { pageHeroModel } from '../sections/page-hero.ts';
import { splitSectionModel } from '../sections/split-section.ts';
import { captionModel } from '../text/caption.ts';

/** A product's fields of the record. */
interface CardFields {
  readonly image: AssetAddress | undefined;
  readonly caption: SafeHtml;
  readonly body: SafeHtml;
}

const cardModel = (
  page: ProductPage,
  path: string,
  { image, caption, body }: CardFields,
  audience: Audience,
): ProductCardModel => ({
  id: page,
  title: captionModel(caption, company.products[page]),
  ...(body === '' ? {} : { body }),
  picture: pictureModel({
    address: image,
    alt: '',
    width: 420,
    height: 410,
    sizes: '(max-width: 480px) 77vw, 362px',
    audience,
  }),
  link: { label: texts.readMore, href: path },
});

/**
 * What every overview has: hero, cards, and the way to make a claim.
 *
 * @param cards what the record says of products; those of the audience are shown.
 */
export const overviewModel = (
  record: ProductsIndividualRecord | ProductsCorporateRecord,
  cards: Readonly<Partial<Record<ProductPage, CardFields>>>,
  audience: Audience,
  { phone }: Reach,
): Pick<ProductsModel, 'hero' | 'cards' | 'claims'> => ({
  hero: pageHeroModel({ record, audience, title: company.header.products }),
  cards: productRoutes(audience).flatMap(({ page, path }) => {
    const fields = cards[page];
    return fields === undefined ? [] : [cardModel(page, path, fields, audience)];
  }),
  claims: splitSectionModel({
    fields: { caption: record.sec2_caption, body: record.sec2_body, image: record.sec2_image },
    audience,
    title: texts.claims.title,
    actions: [claimLink, phone],
  }),
});

/** An overview of an audience's products (§2.9). */
export const defineOverview = <Page extends OverviewPage, Name extends Fetched<Page>>(
  page: Page,
  resource: Name,
  modelOf: (record: ContentData[Name], audience: Audience, reach: Reach) => ProductsModel,
) =>
  definePage({
    page,
    meta: (head) =>
      innerPageMeta(head, {
        words: texts.meta[head.audience],
        trail: [{ label: company.header.products, page }],
      }),
    useModel: ({ audience, reach, useKnown }) => {
      const record = useKnown(resource);
      return record && modelOf(record, audience, reach);
    },
    template: ProductsTemplate,
  });
