import {
  type ContentData,
  callAt,
  type ParseContext,
  plainResourceNames,
  type ResourceName,
  resourcePath,
  resources,
} from '@insurance-kit/content-client';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { audiences } from '#company/company.ts';
import type { CachedContent } from '../../shared/context.ts';
import { isCustom, productRecord } from '../../shared/pages.ts';
import type { ContentStore, ReadAnswer, ReadJson } from './store.ts';

/** Paths of calls that pages always need: calls without an id, and calls for custom products. */
export const corePaths: readonly string[] = [
  ...plainResourceNames.map((name) => resources[name].path),
  ...Object.values(audiences).flatMap(({ products }) =>
    products.filter(isCustom).map((product) => {
      const { resource, id } = productRecord(product);
      return resourcePath(resource, id);
    }),
  ),
];

/** Creates a function that returns an API path's parser; `undefined` if the API lacks the path. */
export const createReadJson =
  (context: ParseContext) =>
  (path: string): ReadJson | undefined => {
    const { resource } = callAt(path) ?? {};
    if (resource === undefined) return undefined;
    return (json) => ({ resource, data: resources[resource].parse(json, context, path) });
  };

const isAnswerFor = <Name extends ResourceName>(
  answer: { readonly resource: ResourceName; readonly data: unknown },
  name: Name,
): answer is ReadAnswer<Name> => answer.resource === name;

const dataOf = <Name extends ResourceName>(answer: ReadAnswer, name: Name): ContentData[Name] => {
  if (isAnswerFor(answer, name)) return answer.data;
  throw new Error(`Expected content of '${name}', got '${answer.resource}'.`);
};

type OnRead = (path: string, hash: string | undefined) => void;

/** Creates a reader that fetches nothing: it returns cached content or `undefined`. */
export const createCachedContent =
  (store: Pick<ContentStore, 'cached'>, onRead: OnRead = () => undefined): CachedContent =>
  (resource) => {
    const { path } = resources[resource];
    const document = store.cached(path);
    onRead(path, document?.hash);
    return document && dataOf(document.answer, resource);
  };

/** Creates a function that tells whether a cached list contains the article at a path. */
export const createIsListed = (store: Pick<ContentStore, 'cached'>) => {
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

/** Creates a reader that returns cached content at once, and fetches uncached content. */
export const createContentReader = (
  store: Pick<ContentStore, 'document'>,
  onRead: OnRead = () => undefined,
): ContentReader => ({
  async read(resource, { id } = {}) {
    const path = resourcePath(resource, id);
    try {
      const { answer, hash } = await store.document(path);
      onRead(path, hash);
      return dataOf(answer, resource);
    } catch (error) {
      onRead(path, undefined);
      throw error;
    }
  },
});
