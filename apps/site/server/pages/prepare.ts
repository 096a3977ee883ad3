import { renderNonceHeader, retryAfterSeconds } from '../../shared/names.ts';
import { compress } from '../http/compress.ts';
import { inlineSources, type Policies, withoutNonces } from '../http/csp.ts';
import { type PreparedResponse, prepareResponse } from '../http/response.ts';
import { speculationRulesPath } from './speculation.ts';

/** Browsers keep the page for Back, but revalidate it. `no-store` would prevent Back. */
const pageCacheControl = 'no-cache';

/** Headers of a render that are not sent: the server sets its own, and pages set no cookies. */
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
 * Prepares React Router's response for sending. `varies`: the page depends on the audience cookie.
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
  // Without a nonce the page has no inline code of the site.
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
