import { type IncomingMessage, type RequestOptions, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { createPolicies } from '../http/csp.ts';
import { createSiteHttp, type SiteHttp } from '../http/server.ts';

/** Security headers of a site without frames or other origins. */
export const policies = createPolicies({ frameOrigins: [], connectOrigins: [] });

/** Creates a server without a log, behind `TRUST_PROXY` proxies. It does not listen yet. */
export function quietHttp(
  TRUST_PROXY = 0,
  SITE_URL?: string,
  options: Partial<Parameters<typeof createSiteHttp>[0]> = {},
): SiteHttp {
  const config = { LOG_LEVEL: 'silent', ACCESS_LOG: false, SHUTDOWN_DELAY_SECONDS: 0 } as const;
  return createSiteHttp({ config: { ...config, TRUST_PROXY, SITE_URL }, policies, ...options });
}

/** Sends requests to a server that does not listen. */
export const askAt =
  ({ app }: SiteHttp) =>
  async (url: string, headers: Record<string, string> = {}, options: InjectOptions = {}) => {
    const answer = await app.inject({ url, headers, ...options });
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
  };

interface Sent extends Pick<RequestOptions, 'agent' | 'method'> {
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** Sends a request as written. `fetch` would normalise the path. */
export async function ask(origin: string, path: string, { body, ...options }: Sent = {}) {
  const { hostname, port } = new URL(origin);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request({ hostname, port, path, agent: false, ...options }, resolve);
    outgoing.on('error', reject).end(body);
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}
