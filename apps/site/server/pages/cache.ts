import { LRUCache } from 'lru-cache';
import { improve } from '../http/compress.ts';
import { type PreparedResponse, preparedSize } from '../http/response.ts';

/** The content that a page was made of, by path: its version, or `undefined` where there was none. */
export type Reads = ReadonlyMap<string, string | undefined>;

/** Rendered pages in memory. A change of content deletes the pages that show it; the next visit renders. */
export interface PageCache {
  /** A page that can be sent. */
  get(key: string): PreparedResponse | undefined;
  /** Caches a page for so long, unless its content has changed while it was made. */
  set(key: string, answer: PreparedResponse, reads: Reads, forMs: number): void;
  /** Deletes the pages that read a path. */
  forget(path: string): void;
}

interface PageCacheOptions {
  /** The version of what a path answers now, or `undefined` where nothing is known. */
  readonly contentHash: (path: string) => string | undefined;
  readonly memoryBytes: number;
  readonly now: () => number;
}

interface Entry {
  readonly answer: PreparedResponse;
  readonly reads: Reads;
  /** Whether it still has its quick compression, and nothing is under way to better it. */
  isQuick: boolean;
}

/** What a page takes besides its bodies. */
const ownBytes = 2_000;

/** A cache of pages that forgets them when their content changes, and those used least when it is full. */
export function createPageCache({ contentHash, memoryBytes, now }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, Entry>({
    maxSize: memoryBytes,
    sizeCalculation: ({ answer }) => preparedSize(answer) + ownBytes,
    perf: { now },
    ttlResolution: 0,
  });

  /** Only a page that is asked for again is worth the best compression. */
  const improveLater = async (key: string, entry: Entry): Promise<void> => {
    entry.isQuick = false;
    const answer = await improve(entry.answer);
    if (answer === undefined || pages.peek(key) !== entry) return;
    pages.set(key, { ...entry, answer }, { ttl: pages.getRemainingTTL(key) });
  };

  return {
    get(key) {
      const entry = pages.get(key);
      if (entry?.isQuick) void improveLater(key, entry);
      return entry?.answer;
    },
    set(key, answer, reads, forMs) {
      for (const [path, hash] of reads) if (contentHash(path) !== hash) return;
      pages.set(key, { answer, reads, isQuick: true }, { ttl: forMs });
    },
    forget(path) {
      for (const [key, { reads }] of pages.entries()) if (reads.has(path)) pages.delete(key);
    },
  };
}
