import type {
  AssetAddress,
  ProductsCorporateRecord,
  ProductsIndividualRecord,
  SafeHtml,
} from '@insurance-kit/content-client';
import { useContent } from '@insurance-kit/content-client/queries';
import type { ProductCardModel, ProductsModel } from '@insurance-kit/ui';
import { ProductsTemplate } from '@insurance-kit/ui/templates/ProductsTemplate';
import { HydrationBoundary } from '@tanstack/react-query';
import { type Audience, audienceOfPage } from '../audience.ts';
import { company } from '../companies/index.ts';
import { productsTexts as texts } from '../companies/texts/products.ts';
import { prefetchRecord } from '../content/prefetch.server.ts';
import { captionModel } from '../lib/caption.ts';
import { closingBannerModel } from '../lib/closing-banner.ts';
import { innerPageMeta } from '../lib/inner-page-meta.ts';
import { pageHeroModel } from '../lib/page-hero.ts';
import { pictureModel } from '../lib/picture-model.ts';
import { splitSectionModel } from '../lib/split-section.ts';
import { type ProductPage, pathOf } from '../route-table.ts';
import type { Route } from './+types/products';

const recordNames = {
  individual: 'productsIndividual',
  institution: 'productsCorporate',
} as const satisfies Record<Audience, string>;

export const loader = ({ context, url }: Route.LoaderArgs) =>
  prefetchRecord(context.content, recordNames[audienceOfPage(url.pathname)]);

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const audience = audienceOfPage(location.pathname);
  return innerPageMeta({
    words: texts.meta[audience],
    audience,
    origin: matches[0].loaderData?.origin,
    trail: [{ label: company.header.products, page: 'products' }],
    content: loaderData?.content,
  });
};

/** A product's fields of the record. */
interface CardFields {
  readonly page: ProductPage;
  readonly image: AssetAddress | undefined;
  readonly caption: SafeHtml;
  readonly body: SafeHtml;
}

const cardModel = (
  { page, image, caption, body }: CardFields,
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
  link: { label: texts.readMore, href: pathOf(audience, page) },
});

/** What both overviews have: hero, cards, and the way to make a claim. */
const overview = (
  record: ProductsIndividualRecord | ProductsCorporateRecord,
  cards: readonly CardFields[],
  audience: Audience,
): Pick<ProductsModel, 'hero' | 'cards' | 'claims'> => ({
  hero: pageHeroModel({ record, audience, title: company.header.products }),
  cards: cards.map((card) => cardModel(card, audience)),
  claims: splitSectionModel({
    fields: { caption: record.sec2_caption, body: record.sec2_body, image: record.sec2_image },
    audience,
    title: texts.claims.title,
    actions: [{ label: texts.claims.action, href: company.links.claims, external: true }],
  }),
});

/** The individual overview (§2.9): its quote stands in a banner of large screens. */
export function individualProductsModel(record: ProductsIndividualRecord): ProductsModel {
  return {
    ...overview(
      record,
      [
        {
          page: 'motor',
          image: record.motor_image,
          caption: record.motor_caption,
          body: record.motor_body,
        },
        {
          page: 'travel',
          image: record.travel_image,
          caption: record.travel_caption,
          body: record.travel_body,
        },
        {
          page: 'home-insurance',
          image: record.house_image,
          caption: record.house_caption,
          body: record.house_body,
        },
      ],
      'individual',
    ),
    quote: {
      title: texts.quoteBanner.title,
      action: { label: texts.quoteBanner.action, href: company.links.quote, external: true },
      wideOnly: true,
    },
    banner: closingBannerModel('individual', {
      label: company.header.contact,
      href: pathOf('individual', 'contact'),
    }),
  };
}

/** The corporate overview (§2.9): its quote stands in the closing banner. */
export function corporateProductsModel(record: ProductsCorporateRecord): ProductsModel {
  return {
    ...overview(
      record,
      [
        {
          page: 'motor',
          image: record.motor_image,
          caption: record.motor_caption,
          body: record.motor_body,
        },
        {
          page: 'engineering',
          image: record.eng_image,
          caption: record.eng_caption,
          body: record.eng_body,
        },
        {
          page: 'marine',
          image: record.marine_image,
          caption: record.marine_caption,
          body: record.marine_body,
        },
      ],
      'institution',
    ),
    banner: closingBannerModel('institution', {
      label: company.banner.quote,
      href: company.links.quote,
      external: true,
    }),
  };
}

function IndividualProducts() {
  const record = useContent('productsIndividual');
  return (
    <ProductsTemplate
      model={record.status === 'ready' ? individualProductsModel(record.data) : undefined}
    />
  );
}

function CorporateProducts() {
  const record = useContent('productsCorporate');
  return (
    <ProductsTemplate
      model={record.status === 'ready' ? corporateProductsModel(record.data) : undefined}
    />
  );
}

/** Both products overviews (§2.9). */
export default function Products({ loaderData, matches }: Route.ComponentProps) {
  const audience = audienceOfPage(matches[1].pathname);
  return (
    <HydrationBoundary state={loaderData.content}>
      {audience === 'individual' ? <IndividualProducts /> : <CorporateProducts />}
    </HydrationBoundary>
  );
}
