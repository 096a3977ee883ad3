import { join } from 'node:path';
import {
  createServerSanitizer,
  type HtmlSanitizer,
} from '@insurance-kit/content-client/html/server';
import { phoneReaders } from '@insurance-kit/content-client/phone-number';
import { LRUCache } from 'lru-cache';
import { identity } from '#company/company.ts';
import type { SiteContext } from '../../shared/context.ts';
import type { Config } from '../config.ts';
import { fingerprint } from '../http/response.ts';
import type { Log } from '../http/server.ts';
import type { RenderScope } from '../pages/render.ts';
import { followVersions } from './changes.ts';
import { createLookAtFile } from './file-sizes.ts';
import { createIsReferenced } from './files.ts';
import {
  corePaths,
  createCachedContent,
  createContentReader,
  createIsListed,
  createReadJson,
} from './reader.ts';
import { createSnapshots } from './snapshots.ts';
import { createContentStore } from './store.ts';
import { createUpstream } from './upstream.ts';

/** In characters. Longer texts are not cached, because each appears on one page only. */
const longestText = 3_000;
const mostCharacters = 16_000_000;

/** Caches sanitised short texts. Sanitising 20,000 article cards again would take 10 s. */
function withCache(sanitizer: HtmlSanitizer): HtmlSanitizer {
  const cached = <Result extends string>(clean: (html: string) => Result) => {
    const known = new LRUCache<string, Result>({
      maxSize: mostCharacters,
      sizeCalculation: (cleaned, key) => cleaned.length + key.length,
    });
    return (html: string): Result => {
      if (html.length > longestText) return clean(html);
      const key = fingerprint(html);
      const result = known.get(key) ?? clean(html);
      known.set(key, result);
      return result;
    };
  };
  const plainText = cached(sanitizer.plainText);
  return {
    caption: cached(sanitizer.caption),
    prose: sanitizer.prose,
    // Text without markup is not cached, because cleaning it is quick.
    plainText: (html) => (/[<&]/.test(html) ? plainText(html) : sanitizer.plainText(html)),
  };
}

/** Opens the content store with the last run's snapshots. Sends no request yet. */
export async function openContent(
  { CONTENT_URL, CONTENT_TTL_SECONDS: ttlSeconds, DATA_DIR }: Config,
  log: Log,
) {
  const upstream = createUpstream({ baseUrl: CONTENT_URL });
  const sanitize = withCache(createServerSanitizer());
  const store = createContentStore({
    upstream,
    snapshots: createSnapshots(join(DATA_DIR, 'snapshots'), log),
    ttlSeconds,
    core: corePaths,
    isListed: (path) => isListed(path),
    readJsonOf: createReadJson({
      sanitize,
      phones: phoneReaders(identity.country),
      report: (report) => log.warn(report, 'content has invalid fields'),
    }),
    log,
  });
  const isListed = createIsListed(store);
  await store.load();
  const lookAtFile = createLookAtFile(upstream, ttlSeconds);

  return {
    upstream,
    store,
    sanitize,
    isListed,
    isReferenced: createIsReferenced(store.documents),
    cached: createCachedContent(store),
    /** Returns readers for one render. The readers record which content the render reads. */
    read(): Pick<SiteContext, 'content' | 'cached' | 'lookAtFile'> & Omit<RenderScope, 'context'> {
      const reads = new Map<string, string | undefined>();
      let degraded = false;
      const onRead = (path: string, hash: string | undefined): void => {
        if (hash === undefined) degraded = true;
        // Keep the first hash: if it is outdated when the render ends, the page is not cached.
        if (!reads.has(path)) reads.set(path, hash);
      };
      return {
        content: createContentReader(store, onRead),
        cached: createCachedContent(store, onRead),
        lookAtFile,
        reads: () => reads,
        isDegraded: () => degraded,
      };
    },
    start(): () => void {
      const ends = [
        store.start(),
        followVersions({
          upstream,
          onVersions: (versions) =>
            void store.refresh((path, etag) => etag === undefined || versions.get(path) !== etag),
          log,
        }),
      ];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}

/** The content store, its HTTP client, and functions that read content. */
export type Content = Awaited<ReturnType<typeof openContent>>;
