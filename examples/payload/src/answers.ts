import {
  callAt,
  type ResourceName,
  resourcePath,
  resources,
} from '@insurance-kit/content-client/records';
import type { Payload, Where } from 'payload';
import { elementsOf, nameOf, pageNames } from './model.ts';
import { readPreview } from './preview.ts';
import { htmlFrom } from './rich.ts';

type Doc = Readonly<Record<string, unknown>>;

const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null;

/** Alternative text: '' for a decorative picture, `undefined` if nobody has written it. */
const altOf = (picture: unknown): unknown =>
  isDoc(picture) ? (picture.decorative ? '' : picture.alt || undefined) : undefined;

type Schema = Pick<(typeof resources)[ResourceName], 'kinds' | 'elements'>;

/** Converts a field to the format of §3. Adds the time of the last change to a file's URL. */
function readField(doc: Doc, field: string, schema: Schema): unknown {
  const value = doc[nameOf(field)];
  const kind = schema.kinds[field];
  if (Array.isArray(value)) return value.map((one) => recordOf(one, elementsOf(schema, field)));
  if (kind === 'alt') return altOf(doc[field.replace(/_alt$/, '')]);
  if (kind === 'focus') return value || undefined;
  if (kind === 'prose' || kind === 'proseUnlessPath') return htmlFrom(value);
  if (kind === 'asset' || kind === 'picture') {
    return isDoc(value) ? `${value.url}?v=${Date.parse(String(value.updatedAt))}` : '';
  }
  return isDoc(value) && 'category' in value ? value.category : (value ?? '');
}

const recordOf = (doc: Doc, schema: Schema): Doc =>
  Object.fromEntries(
    Object.keys(schema.kinds).map((field) => [field, readField(doc, field, schema)]),
  );

const published = { _status: { equals: 'published' } } satisfies Where;

async function find(payload: Payload, collection: string, where: Where, sort = '-createdAt') {
  const { docs } = await payload.find({ collection, where, sort, depth: 1, pagination: false });
  return docs;
}

/** Published articles, except those dated in the future. */
const articles = (payload: Payload, where: Where = {}) =>
  find(
    payload,
    'articles',
    { and: [published, { published_on: { less_than_equal: new Date().toISOString() } }, where] },
    '-published_on',
  );

/** Published records for the path of a GET call (§7). `undefined` if no call has this path. */
export async function answerTo(payload: Payload, path: string): Promise<unknown[] | undefined> {
  const { resource, id = '' } = callAt(path) ?? {};
  switch (resource) {
    case undefined:
      return undefined;
    case 'articleCards':
    case 'latestArticles': {
      const cards = await articles(payload);
      return cards
        .slice(0, resource === 'latestArticles' ? 2 : undefined)
        .map((doc) => ({ ...recordOf(doc, resources[resource]), id: doc.id }));
    }
    case 'article': {
      const isId = /^\d{1,9}$/.test(id);
      const docs = isId ? await articles(payload, { id: { equals: Number(id) } }) : [];
      return docs.map((doc) => recordOf(doc, resources.article));
    }
    case 'coversProduct':
    case 'sectionsProduct':
    case 'cardsProduct': {
      const docs = await find(payload, resource, { and: [published, { name: { equals: id } }] });
      return docs.map((doc) => recordOf(doc, resources[resource]));
    }
    case 'categories':
      return find(payload, 'categories', {}, 'id');
    case 'board':
      return [{}];
    default: {
      const doc = await payload.findGlobal({ slug: resource, depth: 1 });
      return doc._status === 'published' ? [recordOf(doc, resources[resource])] : [];
    }
  }
}

/** The latest draft of the record that a preview token names, as the site's preview reads it. */
export async function draftOf(payload: Payload, token: string): Promise<object | undefined> {
  const link = readPreview(token);
  if (link === undefined) return undefined;
  const { resource, id } = link;
  const slug = pageNames.find((name) => name === resource);
  const latest = { depth: 1, draft: true };
  const where = { [resource === 'article' ? 'id' : 'name']: { equals: id } };
  const collection = resource === 'article' ? 'articles' : resource;
  const doc: Doc | undefined = slug
    ? await payload.findGlobal({ slug, ...latest })
    : (await payload.find({ collection, where, ...latest })).docs[0];
  if (doc === undefined) return undefined;
  return {
    resource,
    id: slug ? null : id,
    savedAt: doc.updatedAt,
    savedBy: 'Payload',
    answers: { [resourcePath(resource, id)]: [recordOf(doc, resources[resource])] },
  };
}
