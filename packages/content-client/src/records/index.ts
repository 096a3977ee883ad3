import type * as v from 'valibot';
import { emptyHtml } from '../html/safe-html.ts';
import { aboutRecord, boardRecord } from './about.ts';
import { articleCard, articleDetail, blogCategory } from './articles.ts';
import { careersRecord } from './careers.ts';
import { contactRecord } from './contact.ts';
import { engineeringRecord } from './engineering.ts';
import { createFields, type Fields } from './fields.ts';
import { homeRecord } from './home.ts';
import { homeInsuranceRecord } from './homeInsurance.ts';
import { marineRecord } from './marine.ts';
import { motorCorporateRecord, motorIndividualRecord } from './motor.ts';
import { productsCorporateRecord, productsIndividualRecord } from './products.ts';
import { type FieldProblem, readElement } from './read.ts';
import { travelRecord } from './travel.ts';

export type { AboutRecord, BoardRecord } from './about.ts';
export type { ArticleCard, ArticleDetail, BlogCategory } from './articles.ts';
export type { CareersRecord } from './careers.ts';
export type { ContactRecord } from './contact.ts';
export type { EngineeringRecord } from './engineering.ts';
export {
  type Feedback,
  type FeedbackReading,
  feedbackSchema,
  isSubmissionId,
  maxFeedbackLength,
  readFeedback,
  submissionHeader,
} from './feedback.ts';
export { createFields, type FieldOptions, type Fields, looksLikePath } from './fields.ts';
export type { HomeRecord } from './home.ts';
export type { HomeInsuranceRecord } from './homeInsurance.ts';
export type { MarineRecord } from './marine.ts';
export type { MotorCorporateRecord, MotorIndividualRecord } from './motor.ts';
export type { ProductsCorporateRecord, ProductsIndividualRecord } from './products.ts';
export type { FieldProblem } from './read.ts';
export type { TravelRecord } from './travel.ts';

/** The schema of one element of each resource's answer, as a factory over the field kinds. */
export const schemaFactories = {
  home: homeRecord,
  articleCards: articleCard,
  latestArticles: articleCard,
  categories: blogCategory,
  article: articleDetail,
  about: aboutRecord,
  board: boardRecord,
  productsIndividual: productsIndividualRecord,
  productsCorporate: productsCorporateRecord,
  motorIndividual: motorIndividualRecord,
  travel: travelRecord,
  homeInsurance: homeInsuranceRecord,
  motorCorporate: motorCorporateRecord,
  engineering: engineeringRecord,
  marine: marineRecord,
  careers: careersRecord,
  contact: contactRecord,
} satisfies Record<string, (f: Fields) => v.GenericSchema<unknown, object>>;

/** The name of one GET call of §7. */
export type ResourceName = keyof typeof schemaFactories;

/**
 * The path of each GET call of §7 below the content service's base address. `{id}` stands for an
 * article's id, percent-encoded.
 */
export const contentPaths = {
  home: '/api/home/fetch',
  articleCards: '/api/published-blogs/cards',
  latestArticles: '/api/published-blogs/cards/latest-two',
  categories: '/api/blog-categories',
  article: '/api/blog/{id}/details',
  about: '/api/about/fetch',
  board: '/api/bod/fetch',
  productsIndividual: '/api/pns/fetch',
  productsCorporate: '/api/institute/pns/fetch',
  motorIndividual: '/api/motor/individual/fetch',
  travel: '/api/travel/individual/fetch',
  homeInsurance: '/api/home/individual/fetch',
  motorCorporate: '/api/institute/motor/fetch',
  engineering: '/api/institute/engineering/fetch',
  marine: '/api/institute/marine/fetch',
  careers: '/api/careerspage/fetch',
  contact: '/api/contactpage/fetch',
} as const satisfies Record<ResourceName, string>;

/** The path of `POST /api/feedback/form` (§7). */
export const feedbackPath = '/api/feedback/form';

/** Checking looks at types, sizes, addresses and dates; no HTML is read, so none comes out. */
const checkingFields = createFields({
  sanitize: { caption: () => emptyHtml, prose: () => emptyHtml, plainText: () => '' },
});

/** Checks one element of a resource's answer: a record, a card, a category or an article. */
export type RecordCheck = (value: unknown) => { readonly problems: readonly FieldProblem[] };

const checkWith =
  (schema: v.GenericSchema<unknown, object>): RecordCheck =>
  (value) => ({ problems: readElement(schema, value).problems });

/**
 * For the content service: what the client would report about each element it serves, without
 * reading any HTML. An element without problems gives an empty list.
 */
export const recordSchemas: Readonly<Record<ResourceName, RecordCheck>> = {
  home: checkWith(homeRecord(checkingFields)),
  articleCards: checkWith(articleCard(checkingFields)),
  latestArticles: checkWith(articleCard(checkingFields)),
  categories: checkWith(blogCategory(checkingFields)),
  article: checkWith(articleDetail(checkingFields)),
  about: checkWith(aboutRecord(checkingFields)),
  board: checkWith(boardRecord()),
  productsIndividual: checkWith(productsIndividualRecord(checkingFields)),
  productsCorporate: checkWith(productsCorporateRecord(checkingFields)),
  motorIndividual: checkWith(motorIndividualRecord(checkingFields)),
  travel: checkWith(travelRecord(checkingFields)),
  homeInsurance: checkWith(homeInsuranceRecord(checkingFields)),
  motorCorporate: checkWith(motorCorporateRecord(checkingFields)),
  engineering: checkWith(engineeringRecord(checkingFields)),
  marine: checkWith(marineRecord(checkingFields)),
  careers: checkWith(careersRecord(checkingFields)),
  contact: checkWith(contactRecord(checkingFields)),
};
