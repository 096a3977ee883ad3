import { LRUCache } from 'lru-cache';
import type { Edge } from '../edge/edge.ts';
import { compress, type PreparedResponse, prepareResponse, sizeOf } from '../http/response.ts';
import type { Log } from '../log.ts';

/** A page that is kept while what it was made of is current. */
export interface KeptPage {
  readonly answer: PreparedResponse;
  /** The content that it was made of, by path: its version, or `undefined` where there was none. */
  readonly reads: ReadonlyMap<string, string | undefined>;
  /** Whether it has all its content; a page that lacks some is replaced as soon as that comes. */
  readonly isWhole: boolean;
  readonly until: number;
  /** Renders the same page again, unless that has happened meanwhile. */
  readonly renew: () => Promise<void>;
}

/** What decides how long a rendered page is kept, and in how much memory. */
export interface KeptPagesOptions {
  /** Grows with every change of content: while it stands still, no page needs to be looked at. */
  readonly contentVersion: () => number;
  /** The version of what a path answers, or `undefined` where nothing is known. */
  readonly contentHash: (path: string) => string | undefined;
  /** The cache in front, where there is one. */
  readonly edge: Pick<Edge, 'cacheable' | 'uncacheable'> | undefined;
  /** Whether there is time now to render a page in the background. */
  readonly mayRenew: () => boolean;
  readonly log: Log;
  readonly now: () => number;
  readonly memoryBytes: number;
}

/** The pages that are kept as bytes, by key. */
export interface KeptPages {
  /** A page that can be sent: if its content has changed it is rendered anew meanwhile. */
  find(key: string): PreparedResponse | undefined;
  /** Whether a page is kept of content that has changed. */
  isOutdated(key: string): boolean;
  /**
   * Keeps a page in the place of the one before.
   *
   * @param isMadeUp whether a visitor made its address up: such pages push none of the others out.
   * @returns the page as it is to be sent now.
   */
  keep(key: string, page: KeptPage, isMadeUp: boolean): PreparedResponse;
  forget(key: string): void;
  /** Renders the pages anew that were made of what has changed, those used last first. */
  renewOutdated(): Promise<void>;
}

const madeUpBytes = 4_000_000;
/** Kept pages that are rendered anew as soon as their content changes; the others when asked for. */
const maxRenewed = 100;
const bestBrotli = 11;
/** Larger pages keep their quick compression: the best takes a core for seconds. */
const mostImprovedBytes = 1_000_000;
const improveAfterMs = 1_000;

interface Entry extends KeptPage {
  /** What is sent while the page is current. */
  readonly whileCurrent: PreparedResponse;
  /** What is sent after that, until there is a new one. */
  readonly onceOutdated: PreparedResponse;
  /** The version of all content at which this page was last seen to be current. */
  currentAt: number;
  /** Whether it has its quick compression, and nothing is under way to better it. */
  isQuick: boolean;
}

/** Keeps rendered pages in memory until the content that they show has changed. */
export function createKeptPages(options: KeptPagesOptions): KeptPages {
  const { contentVersion, contentHash, edge, mayRenew, log, now, memoryBytes } = options;
  const weigh = ({ answer }: Entry): number => sizeOf(answer) + 2_000;
  const pages = new LRUCache<string, Entry>({ maxSize: memoryBytes, sizeCalculation: weigh });
  const madeUp = new LRUCache<string, Entry>({ maxSize: madeUpBytes, sizeCalculation: weigh });
  let improving: Promise<void> = Promise.resolve();

  const entryOf = (page: KeptPage): Entry => {
    const { answer, isWhole, reads } = page;
    const onceOutdated = edge?.uncacheable(answer) ?? answer;
    const lasts = isWhole && answer.status === 200;
    // Content may have changed while the page was made.
    const currentAt = Number.NaN;
    return {
      ...page,
      onceOutdated,
      currentAt,
      isQuick: false,
      whileCurrent: lasts ? (edge?.cacheable(answer, reads.keys()) ?? answer) : onceOutdated,
    };
  };

  const isCurrent = (entry: Entry): boolean => {
    const version = contentVersion();
    if (entry.currentAt === version) return true;
    for (const [path, hash] of entry.reads) if (contentHash(path) !== hash) return false;
    entry.currentAt = version;
    return true;
  };

  /** Whether content that the page shows was deleted, such as an article. */
  const isGone = ({ reads }: Entry): boolean =>
    [...reads].some(([path, hash]) => hash !== undefined && contentHash(path) === undefined);

  /** Never rejects: the earlier page is there, whatever happens. */
  const renew = (entry: Entry): Promise<void> =>
    entry.renew().catch((error: unknown) => {
      log.error({ reason: String(error) }, 'a page could not be made anew');
    });

  /**
   * Replaces a page's quick compression by the best, one page at a time, when it has settled. Only a
   * page that was asked for again is worth it.
   */
  const improveLater = (key: string, entry: Entry): void => {
    if (!entry.isQuick) return;
    entry.isQuick = false;
    const timer = setTimeout(() => {
      improving = improving.then(async () => {
        if (pages.get(key) !== entry) return;
        const { bodies } = entry.answer;
        const best = await compress(bodies.identity, bestBrotli);
        if (pages.get(key) !== entry) return;
        const answer = prepareResponse({ ...entry.answer, bodies: { ...bodies, ...best } });
        pages.set(key, entryOf({ ...entry, answer }));
      });
    }, improveAfterMs);
    timer.unref();
  };

  const findIn = (kept: LRUCache<string, Entry>, key: string): PreparedResponse | undefined => {
    const entry = kept.get(key);
    if (entry === undefined) return undefined;
    if (now() < entry.until) {
      if (isCurrent(entry)) {
        improveLater(key, entry);
        return entry.whileCurrent;
      }
      if (entry.isWhole && !isGone(entry)) {
        if (mayRenew()) void renew(entry);
        return entry.onceOutdated;
      }
    }
    kept.delete(key);
    return undefined;
  };

  return {
    find: (key) => findIn(pages, key) ?? findIn(madeUp, key),
    isOutdated(key) {
      const entry = pages.get(key);
      return entry !== undefined && !isCurrent(entry);
    },
    keep(key, page, isMadeUp) {
      const entry = entryOf(page);
      if (isMadeUp) madeUp.set(key, entry);
      else {
        const { br, identity } = page.answer.bodies;
        entry.isQuick = br !== undefined && identity.length <= mostImprovedBytes;
        pages.set(key, entry);
      }
      return isCurrent(entry) ? entry.whileCurrent : entry.onceOutdated;
    },
    forget(key) {
      pages.delete(key);
      madeUp.delete(key);
    },
    async renewOutdated() {
      let version: number;
      do {
        version = contentVersion();
        const outdated = [...pages.values()].filter((entry) => !isCurrent(entry));
        for (const entry of outdated.slice(0, maxRenewed)) await renew(entry);
      } while (version !== contentVersion());
    },
  };
}
