import { LRUCache } from 'lru-cache';
import { contentPrefix } from '../../addresses/content-paths.ts';
import type { FileSizes, FileState } from '../../handover/context.ts';
import { elapsedMs } from '../clock.ts';
import { readFilePath } from './files.ts';
import type { Upstream } from './upstream.ts';

interface FileSizesOptions {
  readonly upstream: Pick<Upstream, 'request' | 'state'>;
  readonly ttlSeconds: number;
  readonly now?: () => number;
}

/** The longest that a page waits for a size. */
const timeoutMs = 800;
const mostKept = 1_000;

/** Asks whether there is a file, and how large it is; never rejects. */
export async function askForFile(
  request: (init: RequestInit) => Promise<Response>,
): Promise<FileState> {
  try {
    const answer = await request({ method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 410) return { state: 'absent' };
    const bytes = Number(answer.headers.get('content-length') ?? Number.NaN);
    return answer.status === 200 && Number.isSafeInteger(bytes) && bytes > 0
      ? { state: 'found', bytes }
      : { state: 'unknown' };
  } catch {
    return { state: 'unknown' };
  }
}

/** Asks the content service for sizes of files and remembers them for `ttlSeconds`. */
export function createFileSizes({
  upstream,
  ttlSeconds,
  now = elapsedMs,
}: FileSizesOptions): FileSizes {
  const kept = new LRUCache<string, { readonly file: FileState; readonly at: number }>({
    max: mostKept,
  });

  const ask = async (path: string): Promise<FileState> =>
    upstream.state() === 'closed'
      ? askForFile((init) => upstream.request(path, init, timeoutMs))
      : { state: 'unknown' };

  return {
    async look(address) {
      const [path = ''] = address.split('?', 1);
      const file = path.startsWith(contentPrefix)
        ? readFilePath(path.slice(contentPrefix.length))
        : undefined;
      if (file === undefined) return { state: 'absent' };
      const known = kept.get(file.path);
      if (known !== undefined && now() - known.at < ttlSeconds * 1000) return known.file;
      const asked = await ask(file.path);
      // While the service fails, the last known size is used.
      if (asked.state === 'unknown') return known?.file ?? asked;
      kept.set(file.path, { file: asked, at: now() });
      return asked;
    },
  };
}
