import type * as v from 'valibot';
import { ContentError } from './errors.ts';
import { createFields, type FieldOptions, type Fields, fitsIntoPath } from './records/fields.ts';
import {
  type AboutRecord,
  type ArticleCard,
  type ArticleDetail,
  type BlogCategory,
  type BoardRecord,
  type CareersRecord,
  type ContactRecord,
  contentPaths,
  type EngineeringRecord,
  type FieldProblem,
  type HomeInsuranceRecord,
  type HomeRecord,
  type MarineRecord,
  type MotorCorporateRecord,
  type MotorIndividualRecord,
  type ProductsCorporateRecord,
  type ProductsIndividualRecord,
  type ResourceName,
  schemaFactories,
  type TravelRecord,
} from './records/index.ts';
import { readElement } from './records/read.ts';

/** What each GET call of §7 is read into. */
export interface ContentData {
  readonly home: HomeRecord;
  readonly articleCards: readonly ArticleCard[];
  readonly latestArticles: readonly ArticleCard[];
  readonly categories: readonly BlogCategory[];
  readonly article: ArticleDetail;
  readonly about: AboutRecord;
  readonly board: BoardRecord;
  readonly productsIndividual: ProductsIndividualRecord;
  readonly productsCorporate: ProductsCorporateRecord;
  readonly motorIndividual: MotorIndividualRecord;
  readonly travel: TravelRecord;
  readonly homeInsurance: HomeInsuranceRecord;
  readonly motorCorporate: MotorCorporateRecord;
  readonly engineering: EngineeringRecord;
  readonly marine: MarineRecord;
  readonly careers: CareersRecord;
  readonly contact: ContactRecord;
}

/** What was wrong in one answer that could still be read: one report an answer, to be logged. */
export interface ContentReport {
  readonly resource: ResourceName;
  /** The first problems, at most 20. */
  readonly problems: readonly FieldProblem[];
  /** How many there were in all. */
  readonly problemCount: number;
}

/** What reading an answer needs. */
export interface ParseContext extends FieldOptions {
  /** Hears of every answer with bad fields. */
  readonly report?: ((report: ContentReport) => void) | undefined;
}

/** One GET call of §7: where it is and how its answer is read. */
export interface Resource<T> {
  /** Path below the base address; `{id}` stands for an article's id (`resourcePath` fills it in). */
  readonly path: string;
  /**
   * Reads a parsed JSON answer. Bad fields fall back and are reported (readings §6).
   *
   * @throws ContentError `unreadable` where the answer holds no record, `missing` for no article
   */
  parse(json: unknown, context: ParseContext): T;
}

const maxReported = 20;
/** §9: the latest articles are two. */
const latestCount = 2;

function reportProblems(
  resource: ResourceName,
  problems: readonly FieldProblem[],
  { report }: ParseContext,
): void {
  if (problems.length === 0 || report === undefined) return;
  report({ resource, problems: problems.slice(0, maxReported), problemCount: problems.length });
}

function expectArray(resource: ResourceName, json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  throw new ContentError({
    kind: 'unreadable',
    url: contentPaths[resource],
    reason: 'the answer is no JSON array; check what the content service answers there (§7)',
  });
}

/** A call whose first element is the record; an empty array is a failure (readings §4). */
function recordResource<T>(
  resource: ResourceName,
  schema: (fields: Fields) => v.GenericSchema<unknown, T>,
): Resource<T> {
  return {
    path: contentPaths[resource],
    parse(json, context) {
      const elements = expectArray(resource, json);
      if (elements.length === 0) {
        const isArticle = resource === 'article';
        throw new ContentError({
          kind: isArticle ? 'missing' : 'unreadable',
          url: contentPaths[resource],
          reason: isArticle
            ? 'there is no such article'
            : 'the answer is an empty array; publish the record in the content service',
        });
      }
      const { value, problems } = readElement(schema(createFields(context)), elements[0]);
      if (value === undefined) {
        throw new ContentError({
          kind: 'unreadable',
          url: contentPaths[resource],
          reason: 'the first element is no record; check what the content service answers there',
        });
      }
      reportProblems(resource, problems, context);
      return value;
    },
  };
}

/** A call whose every element counts; elements that cannot be read are left out. */
function listResource<T>(
  resource: ResourceName,
  schema: (fields: Fields) => v.GenericSchema<unknown, T>,
  select: (items: readonly T[]) => readonly T[],
): Resource<readonly T[]> {
  return {
    path: contentPaths[resource],
    parse(json, context) {
      const elements = expectArray(resource, json);
      const compiled = schema(createFields(context));
      const items: T[] = [];
      const problems: FieldProblem[] = [];
      for (const [index, element] of elements.entries()) {
        const reading = readElement(compiled, element);
        if (reading.value !== undefined) items.push(reading.value);
        for (const { field, reason } of reading.problems) {
          problems.push({ field: field === '' ? `${index}` : `${index}.${field}`, reason });
        }
      }
      reportProblems(resource, problems, context);
      return select(items);
    },
  };
}

/** Leaves out items that an earlier one already stands for. */
function distinct<T>(items: readonly T[], key: (item: T) => string): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const before = seen.size;
    return seen.add(key(item)).size > before;
  });
}

const distinctCards = (cards: readonly ArticleCard[]) => distinct(cards, ({ id }) => id);

/** Categories that name something, each once: filtering ignores case (§4.2). */
const distinctCategories = (categories: readonly BlogCategory[]) =>
  distinct(
    categories.filter(({ category }) => category !== ''),
    ({ category }) => category.toLowerCase(),
  );

/**
 * The 17 GET calls of §7. A server's content cache can fetch the bytes by itself and read them by
 * the same rules as the client does.
 */
export const resources: { readonly [Name in ResourceName]: Resource<ContentData[Name]> } = {
  home: recordResource('home', schemaFactories.home),
  articleCards: listResource('articleCards', schemaFactories.articleCards, distinctCards),
  latestArticles: listResource('latestArticles', schemaFactories.latestArticles, (cards) =>
    distinctCards(cards).slice(0, latestCount),
  ),
  categories: listResource('categories', schemaFactories.categories, distinctCategories),
  article: recordResource('article', schemaFactories.article),
  about: recordResource('about', schemaFactories.about),
  board: recordResource('board', schemaFactories.board),
  productsIndividual: recordResource('productsIndividual', schemaFactories.productsIndividual),
  productsCorporate: recordResource('productsCorporate', schemaFactories.productsCorporate),
  motorIndividual: recordResource('motorIndividual', schemaFactories.motorIndividual),
  travel: recordResource('travel', schemaFactories.travel),
  homeInsurance: recordResource('homeInsurance', schemaFactories.homeInsurance),
  motorCorporate: recordResource('motorCorporate', schemaFactories.motorCorporate),
  engineering: recordResource('engineering', schemaFactories.engineering),
  marine: recordResource('marine', schemaFactories.marine),
  careers: recordResource('careers', schemaFactories.careers),
  contact: recordResource('contact', schemaFactories.contact),
};

/**
 * The path of a call, with the article's id filled in.
 *
 * @throws ContentError `missing` for an id that no article can have
 */
export function resourcePath(resource: ResourceName, id?: string): string {
  const path = contentPaths[resource];
  if (!path.includes('{id}')) return path;
  if (id === undefined || !fitsIntoPath(id)) {
    throw new ContentError({ kind: 'missing', url: path, reason: 'there is no such article' });
  }
  return path.replace('{id}', () => encodeURIComponent(id));
}
