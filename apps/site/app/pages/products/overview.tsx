import type {
  ContentData,
  ProductsCorporateRecord,
  ProductsIndividualRecord,
  SafeHtml,
} from '@insurance-kit/content-client';
import type { ProductCardModel, ProductsModel } from '@insurance-kit/ui';
import { ProductsTemplate } from '@insurance-kit/ui/templates/ProductsTemplate';
import { productsTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../../shared/audience.ts';
import { customRecord, type OverviewPage, type ProductPage } from '../../../shared/pages.ts';
import type { ReadRecord } from '../../content/page-records.ts';
import { captionModel } from '../../content/plain-text.ts';
import type { ProductResource } from '../../islands/features-fields.ts';
import type { ContactDetails } from '../../offices/contact-details.ts';
import { pictureModel, type RecordPicture, recordPicture } from '../../pictures/picture-model.ts';
import { type ProductRoute, productRoutes } from '../../routes.ts';
import { pageHeroModel, type RecordHeader } from '../../sections/page-hero.ts';
import { claimLink, happenedLink } from '../../sections/page-links.ts';
import { sectionFields, splitSectionModel } from '../../sections/split-section.ts';
import { definePage } from '../../shell/define-page.tsx';
import { innerPageHead } from '../../shell/head.tsx';
import { type Buying, lowestPrice } from './buying.ts';
import { productLabel } from './product-page.tsx';

interface CardFields {
  readonly image: RecordPicture;
  readonly caption?: SafeHtml;
  readonly body: SafeHtml;
}

type OverviewCards = Readonly<Record<string, CardFields>>;

const resources = {
  motor: 'motorIndividual',
  travel: 'travel',
  'home-insurance': 'homeInsurance',
  'motor-corporate': 'motorCorporate',
  engineering: 'engineering',
  marine: 'marine',
} as const satisfies Readonly<Record<ProductPage, ProductResource>>;

const recordOf = (route: ProductRoute) =>
  route.custom ? customRecord(route.custom) : { resource: resources[route.name] };

type Products = Readonly<Record<string, RecordHeader & Buying>>;

const productsOf = (audience: Audience, read: ReadRecord<ProductResource>): Products =>
  Object.fromEntries(
    productRoutes(audience).flatMap((route) => {
      const record = read(recordOf(route).resource, route.custom?.name);
      return record ? [[route.name, record]] : [];
    }),
  );

const cardModel = (
  { name, path }: ProductRoute,
  { image, caption, body }: CardFields,
  audience: Audience,
  price: string | undefined,
): ProductCardModel => ({
  id: name,
  title: caption === undefined ? productLabel(name) : captionModel(caption, productLabel(name)),
  ...(body === '' ? {} : { body }),
  picture: pictureModel({
    ...image,
    width: 420,
    height: 410,
    sizes: '(max-width: 480px) 77vw, 362px',
    audience,
  }),
  price,
  link: { label: texts.readMore, href: path },
});

type ToOverview<Record> = (
  record: Record,
  audience: Audience,
  contactDetails: ContactDetails,
  products?: Products,
) => ProductsModel;

/**
 * Makes an overview's props: hero, cards, claims.
 * @param cardsOf cards from the record, filtered by audience.
 * @param endOf the banners below the cards.
 */
export const overviewModel =
  <Record extends ProductsIndividualRecord | ProductsCorporateRecord>(
    cardsOf: (record: Record) => OverviewCards,
    endOf: (audience: Audience) => Pick<ProductsModel, 'quote' | 'banner'>,
  ): ToOverview<Record> =>
  (record, audience, { phone }, products = {}) => {
    const cards = cardsOf(record);
    return {
      hero: pageHeroModel({ record, audience, title: texts.menu }),
      cards: productRoutes(audience).flatMap((route) => {
        const product = products[route.name];
        const custom = route.custom &&
          product && {
            image: recordPicture(product, 'header_image'),
            body: product.header_body,
          };
        const fields = cards[route.name] ?? custom;
        return fields ? [cardModel(route, fields, audience, product && lowestPrice(product))] : [];
      }),
      claims: splitSectionModel({
        fields: sectionFields(record, 'sec2'),
        audience,
        title: texts.claims.title,
        actions: [claimLink, ...(happenedLink ? [happenedLink] : []), phone],
      }),
      ...endOf(audience),
    };
  };

export const defineOverview = <Name extends 'productsIndividual' | 'productsCorporate'>({
  page,
  record: resource,
  modelOf,
}: {
  readonly page: OverviewPage;
  readonly record: Name;
  readonly modelOf: ToOverview<ContentData[Name]>;
}) =>
  definePage<Name | ProductResource, ProductsModel | undefined>({
    menu: texts.menu,
    records: [resource],
    // A card has its product's price.
    alsoReads: ({ audience }) => (audience ? productRoutes(audience).map(recordOf) : []),
    head: (head) =>
      innerPageHead(head, {
        texts: texts.meta[head.audience],
        trail: [{ label: texts.menu, page }],
      }),
    modelOf: ({ audience, contactDetails, record: read }) => {
      const record = read(resource);
      return record && modelOf(record, audience, contactDetails, productsOf(audience, read));
    },
    template: ProductsTemplate,
  });
