import { retryAfterSeconds } from '../../handover/retry-after.ts';
import { renderNonceHeader } from '../../handover/shared-names.ts';
import { inlineSources, type Policies, withoutNonces } from '../http/csp.ts';
import {
  type Bodies,
  compress,
  isCompressible,
  type PreparedResponse,
  prepareResponse,
} from '../http/response.ts';
import { speculationRulesPath } from './speculation.ts';
import { visitVary } from './visit.ts';

/** Asked for again each time, and kept by the browser for the way back: `no-store` would bar it. */
const pageCacheControl = 'no-cache';
const quickBrotli = 5;

/** Headers of a rendered answer that do not go out: the server sets its own, and pages set no cookie. */
const withheld = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
  renderNonceHeader,
]);

const compressed = async (identity: Buffer, contentType: string): Promise<Bodies> => ({
  identity,
  ...(identity.length > 500 && isCompressible(contentType)
    ? await compress(identity, quickBrotli)
    : {}),
});

/**
 * Makes what React Router has rendered ready to be sent: compressed, a page with its policy.
 *
 * @param lite whether the visitor saves data: nothing is fetched ahead then.
 */
export async function preparePage(
  rendered: Response,
  policies: Policies,
  lite = false,
): Promise<PreparedResponse> {
  const body = Buffer.from(await rendered.arrayBuffer());
  const contentType = rendered.headers.get('content-type') ?? '';
  const kept = [...rendered.headers].filter(([name]) => !withheld.has(name));
  const isPage = contentType.startsWith('text/html');
  // Without a nonce nothing inline is the site's own.
  const nonce = rendered.headers.get(renderNonceHeader) ?? 'none';
  const withNonces = isPage ? body.toString() : '';
  const html = withoutNonces(withNonces, nonce);
  return prepareResponse({
    status: rendered.status,
    headers: {
      'cache-control': rendered.status === 500 ? 'no-store' : pageCacheControl,
      vary: visitVary,
      ...(isPage && !lite && { 'speculation-rules': JSON.stringify(speculationRulesPath) }),
      ...(rendered.status === 503 && { 'retry-after': String(retryAfterSeconds) }),
      ...Object.fromEntries(kept),
    },
    policy: isPage ? policies.page(inlineSources(withNonces, nonce)) : policies.resource,
    bodies: await compressed(isPage ? Buffer.from(html) : body, contentType),
  });
}
