import { mediaTypes } from '@insurance-kit/server/media-types';
import { compress, improve } from '../http/compress.ts';
import type { Policies } from '../http/csp.ts';
import { type PreparedResponse, prepareResponse, withHeaders } from '../http/response.ts';
import { type FileStore, validityCacheControl } from './file-store.ts';
import { type FileAddress, fileCacheControl } from './files.ts';

/**
 * The SVG drawings of a store, compressed once.
 *
 * @returns gives the answer to a request for a drawing; `undefined` where there is none. It throws a
 *   ContentError where the drawing is not known and cannot be had.
 */
export function createSvgAnswers(store: FileStore, policies: Policies) {
  const responses = new WeakMap<Buffer, PreparedResponse>();
  const respond = async (bytes: Buffer): Promise<PreparedResponse> => {
    const known = responses.get(bytes);
    if (known !== undefined) return known;
    const answer = prepareResponse({
      status: 200,
      headers: { 'content-type': mediaTypes.svg },
      policy: policies.sandbox,
      bodies: await compress(bytes, mediaTypes.svg),
    });
    responses.set(bytes, answer);
    // The best compression takes the place of the quick one, when there is time.
    void improve(answer).then((better) => better && responses.set(bytes, better));
    return answer;
  };
  return async (file: FileAddress): Promise<PreparedResponse | undefined> => {
    const found = await store.get({ file, name: 'as-it-is.svg', make: async (body) => body });
    if (found === undefined) return undefined;
    const cacheControl = validityCacheControl(found.validity, fileCacheControl);
    return withHeaders(await respond(found.bytes), { 'cache-control': cacheControl });
  };
}
