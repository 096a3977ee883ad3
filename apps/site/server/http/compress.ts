import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import pLimit from 'p-limit';
import type { HeaderMap, Policy } from './csp.ts';
import { type Bodies, isCompressible, type PreparedResponse, prepareResponse } from './response.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const bestBrotli = 11;
const quickBrotli = 5;
const minBytes = 500;
/** Larger bodies are only compressed quickly, because the best compression would take seconds. */
const maxBestBytes = 1_000_000;
const maxWaiting = 200;

/** Uses at most two of Node's four pool threads. File reads and `compressBest` use the others. */
const quickly = pLimit(2);
const oneAtATime = pLimit(1);

/** Brotli's window, just large enough for the body: a larger window would take more memory. */
const windowFor = (bytes: number): number =>
  Math.min(
    zlib.BROTLI_DEFAULT_WINDOW,
    Math.max(zlib.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

/** Returns `undefined` if the body would not become smaller. */
const withBrotli = async (identity: Buffer, quality: number): Promise<Buffer | undefined> => {
  const br = await brotli(identity, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: quality,
      [zlib.BROTLI_PARAM_SIZE_HINT]: identity.length,
      [zlib.BROTLI_PARAM_LGWIN]: windowFor(identity.length),
    },
  });
  return br.length < identity.length ? br : undefined;
};

const withGzip = async (identity: Buffer): Promise<Buffer | undefined> => {
  const gz = await gzipped(identity, { level: 6 });
  return gz.length < identity.length ? gz : undefined;
};

/** Compresses quickly, off the main thread. `compressBest` can improve the result later. */
export async function compress(identity: Buffer, contentType: string): Promise<Bodies> {
  if (identity.length < minBytes || !isCompressible(contentType)) return { identity };
  const [br, gzip] = await Promise.all([
    quickly(() => withBrotli(identity, quickBrotli)).catch(() => undefined),
    quickly(() => withGzip(identity)).catch(() => undefined),
  ]);
  return { identity, br, gzip };
}

/** Replaces `br` with the best compression, unless that would take long or gain nothing. */
export async function compressBest({ bodies }: PreparedResponse): Promise<void> {
  const quick = bodies.br?.length;
  if (quick === undefined || bodies.identity.length > maxBestBytes) return;
  if (oneAtATime.pendingCount >= maxWaiting) return;
  const br = await oneAtATime(() => withBrotli(bodies.identity, bestBrotli)).catch(() => undefined);
  if (br !== undefined && br.length < quick) bodies.br = br;
}

/** Returns a function that turns a body into a response. `compressBest` later improves it. */
export function createAnswers(policy: Policy, headers: HeaderMap & { 'content-type': string }) {
  const answers = new WeakMap<Buffer, Promise<PreparedResponse>>();
  return (bytes: Buffer): Promise<PreparedResponse> => {
    const known = answers.get(bytes);
    if (known !== undefined) return known;
    const answer = compress(bytes, headers['content-type']).then((bodies) =>
      prepareResponse({ status: 200, headers, policy, bodies }),
    );
    answers.set(bytes, answer);
    void answer.then(compressBest);
    return answer;
  };
}

/** Names of files to compress. Photographs and fonts are already compressed. */
const compressible = /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$/;

/** Writes a `.br` and a `.gz` copy of each compressible file in a folder. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const identity = await readFile(file);
      const [br, gz] = await Promise.all([withBrotli(identity, bestBrotli), withGzip(identity)]);
      if (br !== undefined) await writeFile(`${file}.br`, br);
      if (gz !== undefined) await writeFile(`${file}.gz`, gz);
    }),
  );
}
