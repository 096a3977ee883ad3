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
import type { ReadRecord } from '../../content/page-records.ts';
import { captionModel } from '../../content/plain-text.ts';
import type { ProductResource } from '../../islands/features-fields.ts';
import {
  accidentHelpLink,
  claimLink,
  contactBannerModel,
  productLabel,
  quoteLink,
} from '../../links.ts';
import type { ContactDetails } from '../../offices/contact-details.ts';
import { pictureModel, type RecordPicture, recordPicture } from '../../pictures/picture-model.ts';
import { type ProductRoute, productRoutes } from '../../routes.ts';
import { definePage } from '../../shell/define-page.tsx';
import { innerPageHead } from '../../shell/head.tsx';
import {
  pageHeroModel,
  type RecordHeader,
  sectionFields,
  splitSectionModel,
} from '../record-parts.ts';
import { type FactsAndPrices, lowestPrice } from './buying.ts';

interface CardFields {
  readonly image: RecordPicture;
  readonly caption?: SafeHtml;
  readonly body: SafeHtml;
}

type OverviewCards = Readonly<Record<string, CardFields>>;

type Products = Readonly<Record<string, RecordHeader & FactsAndPrices>>;

const productsOf = (audience: Audience, read: ReadRecord<ProductResource>): Products =>
  Object.fromEntries(
    productRoutes(audience).flatMap(({ name, record: { resource, id } }) => {
      const record = read(resource, id);
      return record ? [[name, record]] : [];
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

type ToOverview<PageRecord> = (
  record: PageRecord,
  audience: Audience,
  contactDetails: ContactDetails,
  products?: Products,
) => ProductsModel;

/** Returns a function that makes an overview's props, with the audience's products only. */
export const overviewModel =
  <PageRecord extends ProductsIndividualRecord | ProductsCorporateRecord>(
    cardsOf: (record: PageRecord) => OverviewCards,
    bannersOf: (audience: Audience) => Pick<ProductsModel, 'quote' | 'banner'>,
  ): ToOverview<PageRecord> =>
  (record, audience, { phone }, products = {}) => {
    const cards = cardsOf(record);
    return {
      hero: pageHeroModel({ record, audience, title: texts.menu }),
      cards: productRoutes(audience).flatMap((route) => {
        const product = products[route.name];
        const custom = route.isCustom ? product : undefined;
        const fields =
          cards[route.name] ??
          (custom && { image: recordPicture(custom, 'header_image'), body: custom.header_body });
        return fields ? [cardModel(route, fields, audience, product && lowestPrice(product))] : [];
      }),
      claims: splitSectionModel({
        fields: sectionFields(record, 'sec2'),
        audience,
        title: texts.claims.title,
        actions: [claimLink, ...(accidentHelpLink ? [accidentHelpLink] : []), phone],
      }),
      ...bannersOf(audience),
    };
  };

export const defineOverview = <Name extends 'productsIndividual' | 'productsCorporate'>(
  resource: Name,
  modelOf: ToOverview<ContentData[Name]>,
) =>
  definePage<Name | ProductResource, ProductsModel | undefined>({
    menu: texts.menu,
    records: [resource],
    // Cards show prices, which are in the products' records.
    alsoReads: ({ audience }) =>
      audience ? productRoutes(audience).map(({ record }) => record) : [],
    head: (head) =>
      innerPageHead(head, texts.meta[head.audience], { name: texts.menu, path: head.route.path }),
    modelOf: ({ audience, contactDetails, record: read }) => {
      const record = read(resource);
      return record && modelOf(record, audience, contactDetails, productsOf(audience, read));
    },
    template: ProductsTemplate,
  });

/** The overview of products for individuals (§2.9). Only large screens show `quote`. */
export const productsModel = overviewModel(
  (record: ProductsIndividualRecord) => ({
    motor: sectionFields(record, 'motor'),
    travel: sectionFields(record, 'travel'),
    'home-insurance': sectionFields(record, 'house'),
  }),
  (audience) => ({
    quote: { title: texts.quoteBanner.title, action: quoteLink() },
    banner: contactBannerModel(audience),
  }),
);

export default defineOverview('productsIndividual', productsModel);
