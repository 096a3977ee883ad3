import {
  type ContentData,
  idResourceNames,
  type ParseContext,
  plainResourceNames,
  type ResourceName,
  resourcePath,
  resources,
} from '@insurance-kit/content-client';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { ownFetch, routeTable } from '../../addresses/route-table.ts';
import type { CachedContent } from '../../handover/context.ts';
import type { ContentStore, ReadAnswer, ReadJson } from './store.ts';

/** The calls that the site's pages are made of: those without an id, and the company's own products. */
export const corePaths: readonly string[] = [
  ...plainResourceNames.map((name) => resources[name].path),
  ...new Set(
    routeTable.flatMap(({ own }) =>
      own === undefined ? [] : resourcePath(ownFetch(own).resource, own.name),
    ),
  ),
];

const plainResources = new Map(plainResourceNames.map((name) => [resources[name].path, name]));
const idPaths = idResourceNames.map(
  (name) =>
    [name, new RegExp(`^${resources[name].path.replace('{id}', '([^/?#]{1,1800})')}$`)] as const,
);

/** The resource that a path belongs to, or `undefined` where §7 has no such call. */
export function resourceAt(path: string): ResourceName | undefined {
  const plain = plainResources.get(path);
  if (plain !== undefined) return plain;
  const [name, pattern] = idPaths.find(([, candidate]) => candidate.test(path)) ?? [];
  const id = pattern?.exec(path)?.[1];
  if (name === undefined || id === undefined) return undefined;
  try {
    // Only the one spelling that the client itself would use, so that an article has one entry.
    return resourcePath(name, decodeURIComponent(id)) === path ? name : undefined;
  } catch {
    return undefined;
  }
}

/** How the answers of a path are read; bad fields are reported, once for every new answer. */
export const createReadJson =
  (context: ParseContext) =>
  (path: string): ReadJson | undefined => {
    const resource = resourceAt(path);
    if (resource === undefined) return undefined;
    return (json) => ({ resource, data: resources[resource].parse(json, context, path) });
  };

const isOf = <Name extends ResourceName>(
  answer: { readonly resource: ResourceName; readonly data: unknown },
  name: Name,
): answer is ReadAnswer<Name> => answer.resource === name;

const answeredData = <Name extends ResourceName>(
  answer: ReadAnswer,
  name: Name,
): ContentData[Name] => {
  if (isOf(answer, name)) return answer.data;
  throw new Error(`An answer of '${answer.resource}' was taken for one of '${name}'.`);
};

/** Called with every path that is read, and the version of its content: `undefined` if there is none. */
type OnRead = (path: string, hash: string | undefined) => void;

/** Reads what is cached now, and asks for nothing. */
export const createCachedContent =
  (store: Pick<ContentStore, 'cached'>, onRead: OnRead = () => undefined): CachedContent =>
  (resource) => {
    const { path } = resources[resource];
    const document = store.cached(path);
    onRead(path, document?.hash);
    return document && answeredData(document.answer, resource);
  };

/** Tells whether the lists of articles that are known now have the article of a path. */
export const createListed = (store: Pick<ContentStore, 'cached'>) => {
  const cached = createCachedContent(store);
  const paths = new WeakMap<readonly { readonly id: string }[], ReadonlySet<string>>();
  const pathsIn = (cards: readonly { readonly id: string }[] = []): ReadonlySet<string> => {
    const known = paths.get(cards) ?? new Set(cards.map(({ id }) => resourcePath('article', id)));
    paths.set(cards, known);
    return known;
  };
  return (path: string): boolean =>
    pathsIn(cached('articleCards')).has(path) || pathsIn(cached('latestArticles')).has(path);
};

/** What loaders read content with: what the store keeps. */
export const createContentReader = (
  store: Pick<ContentStore, 'document'>,
  onRead: OnRead = () => undefined,
): ContentReader => ({
  async read(resource, { id } = {}) {
    const path = resourcePath(resource, id);
    try {
      const { answer, hash } = await store.document(path);
      onRead(path, hash);
      return answeredData(answer, resource);
    } catch (error) {
      onRead(path, undefined);
      throw error;
    }
  },
});
