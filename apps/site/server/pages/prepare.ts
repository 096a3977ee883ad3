import { retryAfterSeconds } from '../../handover/retry-after.ts';
import { renderNonceHeader } from '../../handover/shared-names.ts';
import { compress } from '../http/compress.ts';
import { inlineSources, type Policies, withoutNonces } from '../http/csp.ts';
import { type PreparedResponse, prepareResponse } from '../http/response.ts';
import { speculationRulesPath } from './speculation.ts';

/** Asked for again each time, and kept by the browser for the way back: `no-store` would bar it. */
const pageCacheControl = 'no-cache';

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

/**
 * Makes what React Router has rendered ready to be sent: compressed, a page with its policy.
 *
 * @param varies whether it follows the visitor's last audience, so that caches must not mix its forms.
 */
export async function preparePage(
  rendered: Response,
  policies: Policies,
  varies: boolean,
): Promise<PreparedResponse> {
  const body = Buffer.from(await rendered.arrayBuffer());
  const contentType = rendered.headers.get('content-type') ?? '';
  const passed = [...rendered.headers].filter(([name]) => !withheld.has(name));
  const isPage = contentType.startsWith('text/html');
  // Without a nonce nothing inline is the site's own.
  const nonce = rendered.headers.get(renderNonceHeader) ?? 'none';
  const html = isPage ? body.toString() : '';
  return prepareResponse({
    status: rendered.status,
    headers: {
      'cache-control': rendered.status === 500 ? 'no-store' : pageCacheControl,
      ...(varies && { vary: 'Cookie' }),
      ...(isPage && { 'speculation-rules': JSON.stringify(speculationRulesPath) }),
      ...(rendered.status === 503 && { 'retry-after': String(retryAfterSeconds) }),
      ...Object.fromEntries(passed),
    },
    policy: isPage ? policies.page(inlineSources(html, nonce)) : policies.resource,
    bodies: await compress(isPage ? Buffer.from(withoutNonces(html, nonce)) : body, contentType),
  });
}
