import { LRUCache } from 'lru-cache';
import type { FileState, LookAtFile } from '../../shared/context.ts';
import { contentPrefix } from '../../shared/names.ts';
import { readFilePath } from './files.ts';
import { isCompressed, type Upstream } from './upstream.ts';

const timeoutMs = 800;
const maxCached = 1_000;
const pauseMs = 5_000;

/** Finds out whether a file exists, and how large it is. Never rejects. */
export async function fetchFileState(
  request: (init: RequestInit) => Promise<Response>,
): Promise<FileState> {
  try {
    const { status, headers, body } = await request({
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    await body?.cancel();
    if (status === 404 || status === 410) return { state: 'absent' };
    // The length of a compressed body is not the size of the file.
    const length = isCompressed(headers) ? null : headers.get('content-length');
    const bytes = Number(length ?? Number.NaN);
    return status === 200 && Number.isSafeInteger(bytes) && bytes > 0
      ? { state: 'found', bytes }
      : { state: 'unknown' };
  } catch {
    return { state: 'unknown' };
  }
}

/** Caches file sizes. If the service fails, keeps the last size, and retries after `pauseMs`. */
export function createLookAtFile(
  upstream: Pick<Upstream, 'request'>,
  ttlSeconds: number,
  now = () => performance.now(),
): LookAtFile {
  const cache = new LRUCache<string, FileState>({
    max: maxCached,
    ttl: ttlSeconds * 1000,
    ttlResolution: 0,
    perf: { now },
    async fetchMethod(path, before, { options }) {
      const result = await fetchFileState((init) =>
        upstream.request('file', path, init, timeoutMs),
      );
      if (result.state !== 'unknown') return result;
      options.ttl = pauseMs;
      return before ?? result;
    },
  });

  return async (address) => {
    const [path = ''] = address.split('?', 1);
    const file = path.startsWith(contentPrefix)
      ? readFilePath(path.slice(contentPrefix.length))
      : undefined;
    return (file && (await cache.fetch(file.path))) ?? { state: 'absent' };
  };
}
