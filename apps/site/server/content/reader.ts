import {
  type ArticleCard,
  type BlogCategory,
  type ContentReport,
  contentPaths,
  type HtmlSanitizer,
  type ParseContext,
  type ResourceName,
  resourcePath,
  resources,
  type SafeHtml,
} from '@insurance-kit/content-client';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { LRUCache } from 'lru-cache';
import type { ContentCheck, ContentStore } from './store.ts';

const names = Object.keys(contentPaths).filter(
  (name): name is ResourceName => name in contentPaths,
);
const articlePath = new RegExp(`^${contentPaths.article.replace('{id}', '([^/?#]{1,1800})')}$`);

/** The calls of §7 that need no id. */
export const corePaths: readonly string[] = names
  .filter((name) => name !== 'article')
  .map((name) => contentPaths[name]);

/** The resource that a path belongs to, or `undefined` where §7 has no such call. */
export function resourceAt(path: string): ResourceName | undefined {
  const plain = names.find((name) => contentPaths[name] === path);
  if (plain !== undefined) return plain === 'article' ? undefined : plain;
  const [, id] = articlePath.exec(path) ?? [];
  if (id === undefined) return undefined;
  try {
    // Only the one spelling that the client itself would use, so that an article has one entry.
    return resourcePath('article', decodeURIComponent(id)) === path ? 'article' : undefined;
  } catch {
    return undefined;
  }
}

/** The check of a path's answers; bad fields are reported once for every new answer. */
export function createCheckOf(
  sanitize: HtmlSanitizer,
  report: (report: ContentReport) => void,
): (path: string) => ContentCheck | undefined {
  const context: ParseContext = { sanitize, report };
  return (path) => {
    const name = resourceAt(path);
    if (name === undefined) return undefined;
    return (json) => {
      resources[name].parse(json, context);
    };
  };
}

const remembered = 8_000_000;

/** A sanitiser that cleans the same text once: content is read at every render, and rarely changes. */
export function rememberSanitized(sanitize: HtmlSanitizer): HtmlSanitizer {
  const remember = <T extends string>(clean: (html: string) => T): ((html: string) => T) => {
    const known = new LRUCache<string, T>({
      maxSize: remembered,
      sizeCalculation: (after, html) => html.length + after.length + 1,
      memoMethod: clean,
    });
    return (html) => known.memo(html);
  };
  return {
    caption: remember<SafeHtml>((html) => sanitize.caption(html)),
    prose: remember<SafeHtml>((html) => sanitize.prose(html)),
    plainText: remember((html) => sanitize.plainText(html)),
  };
}

/** The lists by which the server tells which addresses show the same; `undefined` where not known. */
export interface KnownContent {
  cards(): readonly ArticleCard[] | undefined;
  categories(): readonly BlogCategory[] | undefined;
}

/** Reads what the store knows now, and asks for nothing. */
export function createKnownContent(
  store: Pick<ContentStore, 'known'>,
  sanitize: HtmlSanitizer,
): KnownContent {
  /** Parses each version of a record once. */
  const once = <Content>(name: ResourceName, parse: (json: unknown) => Content) => {
    let last: { readonly hash: string; readonly content: Content } | undefined;
    return (): Content | undefined => {
      const document = store.known(contentPaths[name]);
      if (document === undefined) return undefined;
      if (last?.hash !== document.hash) {
        last = { hash: document.hash, content: parse(document.json) };
      }
      return last.content;
    };
  };
  const context: ParseContext = { sanitize };
  return {
    cards: once('articleCards', (json) => resources.articleCards.parse(json, context)),
    categories: once('categories', (json) => resources.categories.parse(json, context)),
  };
}

/**
 * What loaders read content with: the store's documents, as typed and sanitised records.
 *
 * @param onRead is told of every path that is read, and the version that was read of it: `undefined`
 *   where there was none.
 */
export function createContentReader(
  store: Pick<ContentStore, 'document'>,
  sanitize: HtmlSanitizer,
  onRead: (path: string, hash: string | undefined) => void = () => undefined,
): ContentReader {
  const context: ParseContext = { sanitize };
  return {
    async read(resource, { id } = {}) {
      const path = resourcePath(resource, id);
      try {
        const { json, hash } = await store.document(path);
        onRead(path, hash);
        return resources[resource].parse(json, context);
      } catch (error) {
        onRead(path, undefined);
        throw error;
      }
    },
  };
}
