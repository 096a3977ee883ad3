import { LRUCache } from 'lru-cache';
import type { SiteContext } from '../../shared/context.ts';
import { contentPrefix } from '../../shared/names.ts';
import { readFilePath } from './files.ts';
import type { Upstream } from './upstream.ts';

const timeoutMs = 800;
const maxCached = 1_000;

/** Requests sizes of files, each at most once per TTL. If the service fails, keeps the last size. */
export function createLookAtFile(
  { request }: Pick<Upstream, 'request'>,
  ttlSeconds: number,
): SiteContext['lookAtFile'] {
  const sizes = new LRUCache<string, number>({
    max: maxCached,
    ttl: ttlSeconds * 1000,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod(path) {
      const init = { method: 'HEAD', headers: { 'accept-encoding': 'identity' } };
      const { status, headers, body } = await request('file', path, init, timeoutMs);
      await body?.cancel();
      if (status === 404 || status === 410) return 0;
      const bytes = Number(headers.get('content-length') ?? Number.NaN);
      // The length of a compressed body is not the size of the file.
      if (status === 200 && bytes > 0 && !headers.has('content-encoding')) return bytes;
      throw new Error('no size');
    },
  });
  return async (address) => {
    const [path = ''] = address.split('?', 1);
    if (!path.startsWith(contentPrefix)) return undefined;
    const file = readFilePath(path.slice(contentPrefix.length));
    return file && sizes.fetch(file.path).catch(() => undefined);
  };
}
