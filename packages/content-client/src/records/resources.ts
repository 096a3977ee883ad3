import type * as v from 'valibot';
import { ContentError } from '../errors.ts';
import { emptyHtml } from '../html/safe-html.ts';
import {
  type ArticleCard,
  articleCard,
  articleDetail,
  type BlogCategory,
  blogCategory,
} from './articles.ts';
import {
  createFields,
  elementsOf,
  type FieldKind,
  type FieldOptions,
  type Fields,
  fieldKindsOf,
  fitsIntoPath,
} from './fields.ts';
import { aboutRecord, boardRecord, careersRecord, contactRecord, homeRecord } from './pages.ts';
import * as products from './products.ts';
import { type FieldProblem, readElement } from './read.ts';

/** What was wrong in one answer that could still be read: one report an answer, to be logged. */
export interface ContentReport {
  /** The call that was answered. */
  readonly url: string;
  /** The first problems, at most 20. */
  readonly problems: readonly FieldProblem[];
  /** How many there were in all. */
  readonly problemCount: number;
}

/** What reading an answer needs. */
export interface ParseContext extends FieldOptions {
  /** Called for every answer with bad fields. */
  readonly report?: ((report: ContentReport) => void) | undefined;
}

/** One GET call of the content service: where it is and how its answer is read (§7). */
export interface Resource<T> {
  /** Path below the base address; `{id}` stands for an article's id (`resourcePath` fills it in). */
  readonly path: string;
  /** The names of each element's fields (§3), with the alt texts and focus of pictures. */
  readonly fields: readonly string[];
  /** What kind of field each of them is, so that a form can be made of it. */
  readonly kinds: Readonly<Record<string, FieldKind>>;
  /** The kinds of the fields of each list's elements, by the list's field. */
  readonly elements: Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;
  /**
   * Reads a parsed JSON answer. Bad fields fall back and are reported (readings §6).
   *
   * @param url names the call in reports and errors; default: the path.
   * @throws ContentError `unreadable` where the answer holds no record, `missing` for no article
   */
  parse(json: unknown, context: ParseContext, url?: string): T;
  /**
   * For a content service: what reading one element of its answer would report. No HTML is read.
   * An element without problems gives an empty list.
   */
  check(element: unknown, options?: Pick<FieldOptions, 'phones'>): readonly FieldProblem[];
}

const maxReported = 20;
/** How many articles are the latest ones. */
export const latestArticleCount = 2;

/** Drops all HTML: for fields that only check types, sizes, addresses and dates. */
const checking: FieldOptions = {
  sanitize: { caption: () => emptyHtml, prose: () => emptyHtml, plainText: () => '' },
};
const checkingFields = createFields(checking);

/** The schema of one element of an answer, made of the field kinds. */
type ElementSchema<T> = (fields: Fields) => v.GenericSchema<unknown, T>;

/** A call (§7). All elements of its answer have one schema; `read` makes the result of them. */
function resource<Item extends object, T>(
  path: string,
  schema: ElementSchema<Item>,
  read: (
    elements: readonly unknown[],
    readOne: (element: unknown, index?: number) => Item | undefined,
    fail: (reason: string, kind?: 'missing') => never,
  ) => T,
): Resource<T> {
  const checked = schema(checkingFields);
  const kinds = fieldKindsOf(checkingFields, checked);
  return {
    path,
    fields: Object.keys(kinds),
    kinds,
    elements: elementsOf(checkingFields, checked),
    parse(json, context, url = path) {
      const compiled = schema(createFields(context));
      const problems: FieldProblem[] = [];
      const fail = (reason: string, kind: 'unreadable' | 'missing' = 'unreadable'): never => {
        throw new ContentError({ kind, url, reason });
      };
      if (!Array.isArray(json)) {
        return fail(
          'the answer is no JSON array; check what the content service answers there (§7)',
        );
      }
      const readOne = (element: unknown, index?: number): Item | undefined => {
        const reading = readElement(compiled, element);
        for (const { field, reason } of reading.problems) {
          const place = [index, field].filter((part) => part !== undefined && part !== '');
          problems.push({ field: place.join('.'), reason });
        }
        return reading.value;
      };
      const content = read(json, readOne, fail);
      if (problems.length > 0) {
        context.report?.({
          url,
          problems: problems.slice(0, maxReported),
          problemCount: problems.length,
        });
      }
      return content;
    },
    check: (element, options) =>
      readElement(options ? schema(createFields({ ...checking, ...options })) : checked, element)
        .problems,
  };
}

/**
 * A call whose first element is the record.
 *
 * @param absent what an empty array means: a failure (readings §4, §4.1), or that there is no such thing
 */
const record = <T extends object>(
  path: string,
  schema: ElementSchema<T>,
  absent: { readonly kind?: 'missing'; readonly reason: string } = {
    reason: 'the answer is an empty array; publish the record in the content service',
  },
): Resource<T> =>
  resource(path, schema, (elements, readOne, fail) => {
    if (elements.length === 0) return fail(absent.reason, absent.kind);
    return (
      readOne(elements[0]) ??
      fail('the first element is no record; check what the content service answers there')
    );
  });

/** A call whose every element counts; elements that cannot be read are left out. */
const list = <T extends object>(
  path: string,
  schema: ElementSchema<T>,
  select: (items: readonly T[]) => readonly T[],
): Resource<readonly T[]> =>
  resource(path, schema, (elements, readOne) =>
    select(elements.map(readOne).filter((item) => item !== undefined)),
  );

/** Leaves out items whose key an earlier item has. */
function distinct<T>(items: readonly T[], key: (item: T) => string): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const before = seen.size;
    return seen.add(key(item)).size > before;
  });
}

const distinctCards = (cards: readonly ArticleCard[]) => distinct(cards, ({ id }) => id);

/** Leaves out empty and repeated categories; like the filter, it ignores case (§4.2). */
const distinctCategories = (categories: readonly BlogCategory[]) =>
  distinct(
    categories.filter(({ category }) => category !== ''),
    ({ category }) => category.toLowerCase(),
  );

/** The calls that need no id. */
const plainRegistry = {
  home: record('/api/home/fetch', homeRecord),
  articleCards: list('/api/published-blogs/cards', articleCard, distinctCards),
  latestArticles: list('/api/published-blogs/cards/latest-two', articleCard, (cards) =>
    distinctCards(cards).slice(0, latestArticleCount),
  ),
  categories: list('/api/blog-categories', blogCategory, distinctCategories),
  about: record('/api/about/fetch', aboutRecord),
  board: record('/api/bod/fetch', boardRecord),
  productsIndividual: record('/api/pns/fetch', products.productsIndividualRecord),
  productsCorporate: record('/api/institute/pns/fetch', products.productsCorporateRecord),
  motorIndividual: record('/api/motor/individual/fetch', products.motorIndividualRecord),
  travel: record('/api/travel/individual/fetch', products.travelRecord),
  homeInsurance: record('/api/home/individual/fetch', products.homeInsuranceRecord),
  motorCorporate: record('/api/institute/motor/fetch', products.motorCorporateRecord),
  engineering: record('/api/institute/engineering/fetch', products.engineeringRecord),
  marine: record('/api/institute/marine/fetch', products.marineRecord),
  careers: record('/api/careerspage/fetch', careersRecord),
  contact: record('/api/contactpage/fetch', contactRecord),
};

const missing = (reason: string) => ({ kind: 'missing', reason }) as const;
const noProduct = missing('there is no such product');

/** The calls that need an id: an article's, or the name of a product of the company's own. */
const idRegistry = {
  article: record('/api/blog/{id}/details', articleDetail, missing('there is no such article')),
  coversProduct: record(
    '/api/products/covers/{id}/fetch',
    products.motorIndividualRecord,
    noProduct,
  ),
  sectionsProduct: record(
    '/api/products/sections/{id}/fetch',
    products.homeInsuranceRecord,
    noProduct,
  ),
  cardsProduct: record('/api/products/cards/{id}/fetch', products.travelRecord, noProduct),
};

const registry = { ...plainRegistry, ...idRegistry };

/** The name of one GET call. */
export type ResourceName = keyof typeof registry;

/** What each GET call is read into. */
export type ContentData = {
  readonly [Name in ResourceName]: ReturnType<(typeof registry)[Name]['parse']>;
};

/**
 * All GET calls (§7), and three for the products that a company has of its own. Paths, types, fetchers,
 * query options and hooks come from this list, so a new call is a new line here. A content service adds
 * where its content lies: the embedded one does not compile until it has.
 */
export const resources: { readonly [Name in ResourceName]: Resource<ContentData[Name]> } = registry;

/** The names of all GET calls. */
export const resourceNames: readonly ResourceName[] = Object.keys(registry).filter(
  (name): name is ResourceName => name in registry,
);

/** A GET call that needs no id. */
export type PlainResourceName = keyof typeof plainRegistry;

/** A GET call that needs an id. */
export type IdResourceName = keyof typeof idRegistry;

/** The names of the GET calls that need no id. */
export const plainResourceNames: readonly PlainResourceName[] = resourceNames.filter(
  (name): name is PlainResourceName => name in plainRegistry,
);

/** The names of the GET calls that need an id. */
export const idResourceNames: readonly IdResourceName[] = resourceNames.filter(
  (name): name is IdResourceName => name in idRegistry,
);

/**
 * The path of a call, with the id filled in where it needs one.
 *
 * @throws ContentError `missing` for an id that nothing can have
 */
export function resourcePath(resource: ResourceName, id?: string): string {
  const { path } = resources[resource];
  if (!path.includes('{id}')) return path;
  if (id === undefined || !fitsIntoPath(id)) {
    throw new ContentError({ kind: 'missing', url: path, reason: 'there is nothing by that id' });
  }
  return path.replace('{id}', () => encodeURIComponent(id));
}
