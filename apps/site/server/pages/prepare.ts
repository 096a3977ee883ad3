import { retryAfterSeconds } from '../../handover/retry-after.ts';
import { renderNonceHeader } from '../../handover/shared-names.ts';
import { inlineSources, type Policies, withoutNonces } from '../http/csp.ts';
import {
  type Bodies,
  compress,
  foreverCacheControl,
  isCompressible,
  type PreparedResponse,
  prepareResponse,
} from '../http/response.ts';
import { splitPage } from './application.ts';
import { speculationRulesPath } from './speculation.ts';
import { visitVary } from './visit.ts';

/** A rendered page, ready to be sent. */
export interface PreparedPage {
  readonly answer: PreparedResponse;
  /** What React needs to take the page over; the page names its version. */
  readonly application: { readonly version: string; readonly answer: PreparedResponse } | undefined;
}

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
 * @param path of a page that may be kept: then its application is apart from it.
 * @param lite whether the visitor saves data: nothing is fetched ahead then.
 */
export async function preparePage(
  rendered: Response,
  policies: Policies,
  path?: string,
  lite = false,
): Promise<PreparedPage> {
  const body = Buffer.from(await rendered.arrayBuffer());
  const contentType = rendered.headers.get('content-type') ?? '';
  const kept = [...rendered.headers].filter(([name]) => !withheld.has(name));
  const isPage = contentType.startsWith('text/html');
  // Without a nonce nothing inline is the site's own.
  const nonce = rendered.headers.get(renderNonceHeader) ?? 'none';
  const withNonces = isPage ? body.toString() : '';
  const html = withoutNonces(withNonces, nonce);
  const split = path === undefined ? undefined : splitPage(html, path);
  const answer = prepareResponse({
    status: rendered.status,
    headers: {
      'cache-control': rendered.status === 500 ? 'no-store' : pageCacheControl,
      vary: visitVary,
      ...(isPage && !lite && { 'speculation-rules': JSON.stringify(speculationRulesPath) }),
      ...(rendered.status === 503 && { 'retry-after': String(retryAfterSeconds) }),
      ...Object.fromEntries(kept),
    },
    // Of the whole page: the application that is sent apart runs in it, too.
    policy: isPage ? policies.page(inlineSources(withNonces, nonce)) : policies.resource,
    bodies: await compressed(
      isPage ? Buffer.from(split === undefined ? html : split.page) : body,
      contentType,
    ),
  });
  if (split === undefined) return { answer, application: undefined };
  const { version, html: application } = split.application;
  return {
    answer,
    application: {
      version,
      answer: prepareResponse({
        status: 200,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': foreverCacheControl,
        },
        policy: policies.resource,
        bodies: await compressed(Buffer.from(application), 'text/plain'),
      }),
    },
  };
}
