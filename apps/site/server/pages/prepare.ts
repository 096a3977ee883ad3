import { renderNonceHeader, retryAfterSeconds } from '../../shared/names.ts';
import { compress } from '../http/compress.ts';
import { inlineSources, type Policies, withoutNonces } from '../http/csp.ts';
import { type PreparedResponse, prepareResponse } from '../http/response.ts';
import { speculationRulesPath } from './speculation.ts';

/** Browsers revalidate a page each time, but keep it for Back, which `no-store` would prevent. */
const pageCacheControl = 'no-cache';

/**
 * Headers of a rendered response that are dropped: the server sets its own, and pages set no
 * cookie.
 */
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

/** Prepares React Router's response for sending. `varies`: caches must tell audiences apart. */
export async function preparePage(
  rendered: Response,
  policies: Policies,
  varies: boolean,
): Promise<PreparedResponse> {
  const body = Buffer.from(await rendered.arrayBuffer());
  const contentType = rendered.headers.get('content-type') ?? '';
  const passed = [...rendered.headers].filter(([name]) => !withheld.has(name));
  const isPage = contentType.startsWith('text/html');
  // Without a nonce no inline code is the site's own.
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
