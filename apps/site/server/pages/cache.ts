import { LRUCache } from 'lru-cache';
import { compressBest } from '../http/compress.ts';
import type { PreparedResponse } from '../http/response.ts';

/** Versions of the records that a render has read, by API path. `undefined` for missing records. */
export type Reads = ReadonlyMap<string, string | undefined>;

interface Entry {
  readonly answer: PreparedResponse;
  readonly reads: Reads;
  /** `true` until the page is requested a second time. Then its best compression starts. */
  isQuick: boolean;
}

/** Room for about two hundred pages with their compressed bodies. */
const maxMemoryBytes = 24_000_000;
const extraBytes = 2_000;

/** Caches rendered pages in memory. `forget` deletes the pages that read a content path. */
export function createPageCache(contentHash: (path: string) => string | undefined) {
  const pages = new LRUCache<string, Entry>({
    maxSize: maxMemoryBytes,
    sizeCalculation: ({ answer: { bodies } }) =>
      bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0) + extraBytes,
    perf: { now: () => performance.now() },
    ttlResolution: 0,
  });

  return {
    get(key: string): PreparedResponse | undefined {
      const entry = pages.get(key);
      if (entry?.isQuick) {
        entry.isQuick = false;
        void compressBest(entry.answer);
      }
      return entry?.answer;
    },
    /** Caches a page for `forMs`, unless its content has changed during the render. */
    set(key: string, answer: PreparedResponse, reads: Reads, forMs: number): void {
      for (const [path, hash] of reads) if (contentHash(path) !== hash) return;
      pages.set(key, { answer, reads, isQuick: true }, { ttl: forMs });
    },
    forget(contentPath: string): void {
      for (const [key, { reads }] of pages.entries()) if (reads.has(contentPath)) pages.delete(key);
    },
  };
}
