import type { ContentData } from '@insurance-kit/content-client';
import type { LinkModel, ProductsModel } from '@insurance-kit/ui';
import { ProductsTemplate } from '@insurance-kit/ui/templates/ProductsTemplate';
import { productsTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../../shared/audience.ts';
import type { ReadRecord } from '../../content/page-records.ts';
import { captionModel } from '../../content/plain-text.ts';
import type { ProductResource } from '../../islands/features-fields.ts';
import * as links from '../../links.ts';
import { pictureModel, recordPicture } from '../../pictures/picture-model.ts';
import { productRoutes } from '../../routes.ts';
import { definePage } from '../../shell/define-page.tsx';
import { innerPageHead } from '../../shell/head.tsx';
import {
  pageHeroModel,
  type RecordHeader,
  type SectionFields,
  sectionFields,
  splitSectionModel,
} from '../record-parts.ts';
import { type FactsAndPrices, lowestPrice } from './buying.ts';

type OverviewCards = Readonly<Record<string, SectionFields>>;

type Products = Readonly<Record<string, RecordHeader & FactsAndPrices>>;

const productsOf = (audience: Audience, read: ReadRecord<ProductResource>): Products =>
  Object.fromEntries(
    productRoutes(audience).flatMap(({ name, record: { resource, id } }) => {
      const record = read(resource, id);
      return record ? [[name, record]] : [];
    }),
  );

type Overview = 'productsIndividual' | 'productsCorporate';

/** Makes an overview page's model, without banners. Lists only the audience's products. */
export const overviewModel = (
  record: ContentData[Overview],
  cards: OverviewCards,
  audience: Audience,
  phone: LinkModel,
  products: Products,
): Omit<ProductsModel, 'banner'> => ({
  hero: pageHeroModel(record, audience, texts.menu),
  cards: productRoutes(audience).flatMap(({ name, path, record: { id } }) => {
    const product = products[name];
    // Only a custom product's record has an `id`. Its card shows the header of this record.
    const custom = id === undefined ? undefined : product;
    const fields =
      cards[name] ??
      (custom && { image: recordPicture(custom, 'header_image'), body: custom.header_body });
    if (fields === undefined) return [];
    const { image, body } = fields;
    const label = links.productLabel(name);
    const sizes = '(max-width: 480px) 77vw, 362px';
    return {
      id: name,
      title: 'caption' in fields ? captionModel(fields.caption, label) : label,
      ...(body === '' ? {} : { body }),
      picture: pictureModel({ ...image, width: 420, height: 410, sizes, audience }),
      price: product && lowestPrice(product),
      link: { label: texts.readMore, href: path },
    };
  }),
  claims: {
    ...splitSectionModel(sectionFields(record, 'sec2'), audience, texts.claims.title),
    actions: [links.claimLink, ...(links.accidentHelpLink ? [links.accidentHelpLink] : []), phone],
  },
});

/** Defines an overview page. The page's record contains the cards of the products in §2. */
export const defineOverview = <Name extends Overview>(
  resource: Name,
  cardsOf: (record: ContentData[Name]) => OverviewCards,
  bannersOf: (audience: Audience) => Pick<ProductsModel, 'quote' | 'banner'>,
) =>
  definePage<Name | ProductResource, ProductsModel>({
    menu: texts.menu,
    records: [resource],
    // Cards show prices, which are in the products' records.
    alsoReads: ({ audience }) =>
      audience ? productRoutes(audience).map(({ record }) => record) : [],
    head: (head) =>
      innerPageHead(head, texts.meta[head.audience], { name: texts.menu, path: head.route.path }),
    modelOf: ({ audience, contactDetails: { phone }, record: read }) => {
      const record = read(resource);
      if (record === undefined) return undefined;
      const products = productsOf(audience, read);
      const model = overviewModel(record, cardsOf(record), audience, phone, products);
      return { ...model, ...bannersOf(audience) };
    },
    template: ProductsTemplate,
  });

/** The overview of products for individuals (§2.9). Only large screens show the `quote` banner. */
export default defineOverview(
  'productsIndividual',
  (record) => ({
    motor: sectionFields(record, 'motor'),
    travel: sectionFields(record, 'travel'),
    'home-insurance': sectionFields(record, 'house'),
  }),
  (audience) => ({
    quote: { title: texts.quoteBanner.title, action: links.quoteLink() },
    banner: links.contactBannerModel(audience),
  }),
);
