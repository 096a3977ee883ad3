import { LRUCache } from 'lru-cache';
import type { SiteContext } from '../../shared/context.ts';
import { contentPrefix } from '../../shared/names.ts';
import { readFilePath } from './files.ts';
import { isCompressed, type Upstream } from './upstream.ts';

const timeoutMs = 800;
const maxCached = 1_000;

/** Pause after a failed request for a size. */
const retryMs = 5_000;

/** Creates a cache of file sizes. After a failed request, it keeps the last size for `retryMs`. */
export function createLookAtFile(
  upstream: Pick<Upstream, 'request'>,
  ttlSeconds: number,
): SiteContext['lookAtFile'] {
  const request = async (path: string): Promise<number | undefined> => {
    const init = { method: 'HEAD', headers: { 'accept-encoding': 'identity' } };
    const { status, headers, body } = await upstream.request('file', path, init, timeoutMs);
    await body?.cancel();
    if (status === 404 || status === 410) return 0;
    const bytes = Number(headers.get('content-length') ?? Number.NaN);
    return status === 200 && bytes > 0 && !isCompressed(headers) ? bytes : undefined;
  };
  const sizes = new LRUCache<string, number>({
    max: maxCached,
    ttl: ttlSeconds * 1000,
    perf: { now: () => performance.now() },
    ttlResolution: 0,
    async fetchMethod(path, lastSize, { options }) {
      const size = await request(path).catch(() => undefined);
      if (size !== undefined) return size;
      options.ttl = retryMs;
      return lastSize ?? Number.NaN;
    },
  });
  return async (address) => {
    const [path = '', query] = address.split('?', 2);
    if (!path.startsWith(contentPrefix)) return undefined;
    const file = readFilePath(path.slice(contentPrefix.length), query);
    // Before an article's date, the service sends its files only at addresses with a version.
    const size = file && (await sizes.fetch(file.address));
    return Number.isNaN(size) ? undefined : size;
  };
}
