import type {
  ContentData,
  ProductsCorporateRecord,
  ProductsIndividualRecord,
  SafeHtml,
} from '@insurance-kit/content-client';
import type { ProductCardModel, ProductsModel } from '@insurance-kit/ui';
import { ProductsTemplate } from '@insurance-kit/ui/templates/ProductsTemplate';
import { company } from '#company/index.ts';
import { productsTexts as texts } from '#company/texts/products.ts';
import type { Audience } from '../../../shared/audience.ts';
import type { OverviewPage } from '../../../shared/page-names.ts';
import {
  type Fetched,
  fetchesOf,
  type OwnResource,
  ownFetch,
  productRoutes,
} from '../../../shared/routes.ts';
import { captionModel } from '../../content/caption.ts';
import type { ReadRecord } from '../../content/page-records.ts';
import type { ContactDetails } from '../../offices/contact-details.ts';
import { pictureModel, type RecordPicture, recordPicture } from '../../pictures/picture-model.ts';
import { pageHeroModel } from '../../sections/page-hero.ts';
import { claimLink, happenedLink } from '../../sections/page-links.ts';
import { sectionFields, splitSectionModel } from '../../sections/split-section.ts';
import { definePage } from '../../shell/define-page.tsx';
import { innerPageHead } from '../../shell/inner-page-head.ts';
import { productLabel } from './product-head.ts';

interface CardFields {
  readonly image: RecordPicture;
  readonly caption?: SafeHtml;
  readonly body: SafeHtml;
}

type OverviewCards = Readonly<Record<string, CardFields>>;

/** The cards of custom products, each from its product's record. */
const ownCardsOf = (audience: Audience, read: ReadRecord<OwnResource>): OverviewCards => {
  const cards: [string, CardFields][] = [];
  for (const { name, own } of productRoutes(audience)) {
    if (own === undefined) continue;
    const record = read(ownFetch(own).resource, name);
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
  ownCards?: OverviewCards,
) => ProductsModel;

/**
 * Makes an overview's view model: hero, cards, and the claims part.
 *
 * @param cardsOf products of the record; those of the audience are shown.
 * @param endOf quote banner and closing banner below the cards.
 */
export const overviewModel =
  <Record extends ProductsIndividualRecord | ProductsCorporateRecord>(
    cardsOf: (record: Record) => OverviewCards,
    endOf: (audience: Audience) => Pick<ProductsModel, 'quote' | 'banner'>,
  ): ToOverview<Record> =>
  (record, audience, { phone }, ownCards = {}) => {
    const cards = { ...ownCards, ...cardsOf(record) };
    return {
      hero: pageHeroModel({ record, audience, title: company.header.products }),
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

/** An overview of an audience's products (§2.9). */
export const defineOverview = <Page extends OverviewPage>(
  page: Page,
  modelOf: ToOverview<ContentData[Fetched<Page>]>,
) =>
  definePage({
    page,
    head: (head) =>
      innerPageHead(head, {
        texts: texts.meta[head.audience],
        trail: [{ label: company.header.products, page }],
      }),
    modelOf: ({ audience, contactDetails, record: read }) => {
      const [resource]: readonly [Fetched<Page>] = fetchesOf[page];
      const record = read(resource);
      return record && modelOf(record, audience, contactDetails, ownCardsOf(audience, read));
    },
    template: ProductsTemplate,
  });
