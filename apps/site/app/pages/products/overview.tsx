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
import { type CustomResource, customRecord, type OverviewPage } from '../../../shared/pages.ts';
import type { ReadRecord } from '../../content/page-records.ts';
import { captionModel } from '../../content/plain-text.ts';
import type { ContactDetails } from '../../offices/contact-details.ts';
import { pictureModel, type RecordPicture, recordPicture } from '../../pictures/picture-model.ts';
import { productRoutes } from '../../routes.ts';
import { pageHeroModel } from '../../sections/page-hero.ts';
import { claimLink, happenedLink } from '../../sections/page-links.ts';
import { sectionFields, splitSectionModel } from '../../sections/split-section.ts';
import { definePage } from '../../shell/define-page.tsx';
import { innerPageHead } from '../../shell/head.tsx';
import { productLabel } from './product-page.tsx';

interface CardFields {
  readonly image: RecordPicture;
  readonly caption?: SafeHtml;
  readonly body: SafeHtml;
}

type OverviewCards = Readonly<Record<string, CardFields>>;

const customCardsOf = (audience: Audience, read: ReadRecord<CustomResource>): OverviewCards => {
  const cards: [string, CardFields][] = [];
  for (const { name, custom } of productRoutes(audience)) {
    if (custom === undefined) continue;
    const record = read(customRecord(custom).resource, name);
    if (record === undefined) continue;
    cards.push([name, { image: recordPicture(record, 'header_image'), body: record.header_body }]);
  }
  return Object.fromEntries(cards);
};

const cardModel = (
  name: string,
  path: string,
  { image, caption, body }: CardFields,
  audience: Audience,
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
  link: { label: texts.readMore, href: path },
});

type ToOverview<Record> = (
  record: Record,
  audience: Audience,
  contactDetails: ContactDetails,
  customCards?: OverviewCards,
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
  (record, audience, { phone }, customCards = {}) => {
    const cards = { ...customCards, ...cardsOf(record) };
    return {
      hero: pageHeroModel({ record, audience, title: texts.menu }),
      cards: productRoutes(audience).flatMap(({ name, path }) => {
        const fields = cards[name];
        return fields === undefined ? [] : [cardModel(name, path, fields, audience)];
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
  definePage({
    menu: texts.menu,
    records: [resource],
    // A custom product's card is made from its record.
    alsoReads: ({ audience }) =>
      audience === undefined
        ? []
        : productRoutes(audience).flatMap(({ custom }) => (custom ? customRecord(custom) : [])),
    head: (head) =>
      innerPageHead(head, {
        texts: texts.meta[head.audience],
        trail: [{ label: texts.menu, page }],
      }),
    modelOf: ({ audience, contactDetails, record: read }) => {
      const record = read(resource);
      return record && modelOf(record, audience, contactDetails, customCardsOf(audience, read));
    },
    template: ProductsTemplate,
  });
