import { ContentError } from '../base/errors.ts';
import type { FieldLabels, Label } from '../base/labels.ts';
import { emptyHtml } from '../html/tree.ts';
import { createReaders, type FieldKind, type FieldOptions, fitsIntoPath } from './fields.ts';
import {
  type ArticleCard,
  aboutRecord,
  articleCard,
  articleDetail,
  blogCategory,
  boardRecord,
  careersRecord,
  contactRecord,
  homeRecord,
  pageLabels,
} from './pages.ts';
import * as products from './products.ts';
import {
  elementsOf,
  type FieldProblem,
  kindsOf,
  type RecordOf,
  type RecordSchema,
  readElement,
} from './read.ts';

/** The problems of a usable response, for the log. */
export interface ContentReport {
  /** Address of the call. */
  readonly url: string;
  /** The first 20 problems. */
  readonly problems: readonly FieldProblem[];
  readonly problemCount: number;
}

export interface ParseContext extends FieldOptions {
  /** Called for each response with invalid fields. */
  readonly report?: ((report: ContentReport) => void) | undefined;
}

/** A GET call: its path, and how to read its response (§7). */
export interface Resource<T> {
  /** Path below the base address. `resourcePath` fills in `{id}`. */
  readonly path: string;
  /** The kind of each field of a record (§3), and of each picture's `_alt` and `_focus`. */
  readonly kinds: Readonly<Record<string, FieldKind>>;
  /** For each field that contains a list, the kinds of the fields of the list's elements. */
  readonly elements: Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;
  /**
   * Reads a response's JSON. Invalid fields get fallbacks and are reported (readings §6).
   * @param url address of the call, for reports and errors; default: the path.
   * @throws ContentError `missing` if the id is unknown, `unreadable` if the response is unusable
   */
  parse(json: unknown, context: ParseContext, url?: string): T;
  /** Checks a record of a response, without sanitising its HTML. Content services call this. */
  check(element: unknown, options?: Pick<FieldOptions, 'phones'>): readonly FieldProblem[];
}

const maxReported = 20;
export const latestArticleCount = 2;

/** Options for `check`. It returns only problems, so it needs no sanitised HTML. */
const checking: FieldOptions = {
  sanitize: { caption: () => emptyHtml, prose: () => emptyHtml, plainText: () => '' },
};

/** Describes a GET call (§7). `read` makes the result from the response's elements. */
function resource<Schema extends RecordSchema, T>(
  path: string,
  schema: Schema,
  read: (
    elements: readonly unknown[],
    readOne: (element: unknown, index?: number) => RecordOf<Schema> | undefined,
    fail: (reason: string, kind?: 'missing') => never,
  ) => T,
): Resource<T> {
  return {
    path,
    kinds: kindsOf(schema),
    elements: elementsOf(schema),
    parse(json, context, url = path) {
      const readers = createReaders(context);
      const problems: FieldProblem[] = [];
      const fail = (reason: string, kind: 'unreadable' | 'missing' = 'unreadable'): never => {
        throw new ContentError({ kind, url, reason });
      };
      if (!Array.isArray(json)) {
        return fail(
          'the answer is no JSON array; check what the content service answers there (§7)',
        );
      }
      const readOne = (element: unknown, index?: number) => {
        const reading = readElement(readers, schema, element);
        for (const { field, reason } of reading.problems) {
          const keys = [index, field].filter((part) => part !== undefined && part !== '');
          problems.push({ field: keys.join('.'), reason });
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
      readElement(createReaders({ ...checking, ...options }), schema, element).problems,
  };
}

/** A call for one record. `missing`: error text if the id is unknown (readings §4, §4.1). */
const record = <Schema extends RecordSchema>(
  path: string,
  schema: Schema,
  missing?: string,
): Resource<RecordOf<Schema>> =>
  resource(path, schema, (elements, readOne, fail) => {
    if (elements.length === 0) {
      return missing === undefined
        ? fail('the answer is an empty array; publish the record in the content service')
        : fail(missing, 'missing');
    }
    return (
      readOne(elements[0]) ??
      fail('the first element is no record; check what the content service answers there')
    );
  });

/** A call that returns a list. Elements that are no object or have no valid id are left out. */
const list = <Schema extends RecordSchema>(
  path: string,
  schema: Schema,
  select: (items: readonly RecordOf<Schema>[]) => readonly RecordOf<Schema>[],
): Resource<readonly RecordOf<Schema>[]> =>
  resource(path, schema, (elements, readOne) =>
    select(elements.map(readOne).filter((item) => item !== undefined)),
  );

function distinct<T>(items: readonly T[], key: (item: T) => string): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const before = seen.size;
    return seen.add(key(item)).size > before;
  });
}

const distinctCards = (cards: readonly ArticleCard[]) => distinct(cards, ({ id }) => id);

/** Calls that return one record and need no id. */
const recordRegistry = {
  home: record('/api/home/fetch', homeRecord),
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

const plainRegistry = {
  ...recordRegistry,
  articleCards: list('/api/published-blogs/cards', articleCard, distinctCards),
  latestArticles: list('/api/published-blogs/cards/latest-two', articleCard, (cards) =>
    distinctCards(cards).slice(0, latestArticleCount),
  ),
  // Leaves out empty and repeated categories. Like the category filter (§4.2), ignores case.
  categories: list('/api/blog-categories', blogCategory, (items) =>
    distinct(items, ({ category }) => category.toLowerCase()).filter(({ category }) => category),
  ),
};

const product = <Schema extends RecordSchema>(kind: string, schema: Schema) =>
  record(`/api/products/${kind}/{id}/fetch`, schema, 'there is no such product');

/** Calls that need an id: the id of an article, or the name of a custom product. */
const idRegistry = {
  article: record('/api/blog/{id}/details', articleDetail, 'there is no such article'),
  coversProduct: product('covers', products.motorIndividualRecord),
  sectionsProduct: product('sections', products.homeInsuranceRecord),
  cardsProduct: product('cards', products.travelRecord),
};

const registry = { ...plainRegistry, ...idRegistry };

export type ResourceName = keyof typeof registry;

/** The result of each GET call. */
export type ContentData = {
  readonly [Name in ResourceName]: ReturnType<(typeof registry)[Name]['parse']>;
};

/** All GET calls: the specified ones (§7), and three for custom products. */
export const resources: { readonly [Name in ResourceName]: Resource<ContentData[Name]> } = registry;

const namesIn = <Registry extends object>(calls: Registry) =>
  Object.keys(calls).filter((name): name is keyof Registry & string => name in calls);

export const resourceNames: readonly ResourceName[] = namesIn(registry);

export type RecordName = keyof typeof recordRegistry;

/** Names of the calls that return one record and need no id. */
export const recordNames: readonly RecordName[] = namesIn(recordRegistry);

export const fieldLabels: FieldLabels = {
  groups: { ...pageLabels.groups, ...products.productLabels.groups },
  fields: { ...pageLabels.fields, ...products.productLabels.fields },
  lists: { ...pageLabels.lists, ...products.productLabels.lists },
};

/** Titles of records for editors. The board record has none, because no page reads it (§3). */
export const recordTitles: Readonly<Record<Exclude<RecordName, 'board'>, Label>> = {
  home: { en: 'Home', fr: 'Accueil' },
  about: { en: 'About us', fr: 'À propos' },
  productsIndividual: { en: 'Products for individuals', fr: 'Produits pour les particuliers' },
  productsCorporate: { en: 'Products for companies', fr: 'Produits pour les entreprises' },
  motorIndividual: { en: 'Motor, individuals', fr: 'Automobile, particuliers' },
  travel: { en: 'Travel', fr: 'Voyage' },
  homeInsurance: { en: 'Home insurance', fr: 'Habitation' },
  motorCorporate: { en: 'Motor, companies', fr: 'Automobile, entreprises' },
  engineering: { en: 'Engineering', fr: 'Risques techniques' },
  marine: { en: 'Marine', fr: 'Transport maritime' },
  careers: { en: 'Careers', fr: 'Carrières' },
  contact: { en: 'Contact', fr: 'Contact' },
};

export type PlainResourceName = keyof typeof plainRegistry;

export type IdResourceName = keyof typeof idRegistry;

/** Names of the calls without an id. */
export const plainResourceNames: readonly PlainResourceName[] = namesIn(plainRegistry);

export const idResourceNames: readonly IdResourceName[] = namesIn(idRegistry);

/** Path of a call with its id. @throws ContentError `missing` for an invalid id. */
export function resourcePath(resource: ResourceName, id?: string): string {
  const { path } = resources[resource];
  if (!path.includes('{id}')) return path;
  if (id === undefined || !fitsIntoPath(id)) {
    throw new ContentError({ kind: 'missing', url: path, reason: 'nothing has this id' });
  }
  return path.replace('{id}', () => encodeURIComponent(id));
}

/** Reads the call and the id from a path that `resourcePath` made. `undefined` for other paths. */
export function callAt(path: string): { resource: ResourceName; id?: string } | undefined {
  const plain = plainResourceNames.find((name) => resources[name].path === path);
  if (plain !== undefined) return { resource: plain };
  for (const resource of idResourceNames) {
    const [before = '', after = ''] = resources[resource].path.split('{id}');
    if (!path.startsWith(before) || !path.endsWith(after)) continue;
    try {
      const id = decodeURIComponent(path.slice(before.length, -after.length));
      // Accept only one spelling of an id, so that each article has one cache entry.
      if (resourcePath(resource, id) === path) return { resource, id };
    } catch {
      return undefined;
    }
  }
  return undefined;
}

export type HomeRecord = ContentData['home'];
export type AboutRecord = ContentData['about'];
export type CareersRecord = ContentData['careers'];
export type ContactRecord = ContentData['contact'];
export type MotorIndividualRecord = ContentData['motorIndividual'];
export type MotorCorporateRecord = ContentData['motorCorporate'];
export type TravelRecord = ContentData['travel'];
export type HomeInsuranceRecord = ContentData['homeInsurance'];
export type EngineeringRecord = ContentData['engineering'];
export type MarineRecord = ContentData['marine'];
