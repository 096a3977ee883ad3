import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { createPolicies } from '../http/csp.ts';
import { createSiteHttp, type SiteHttp } from '../http/server.ts';

/** Security headers of a site without frames or other origins. */
export const policies = createPolicies({ frameOrigins: [], connectOrigins: [] });

/** A server without a log, behind this number of proxies. Does not listen yet. */
export function quietHttp(
  trustProxy = 0,
  siteUrl?: string,
  options: Partial<Parameters<typeof createSiteHttp>[0]> = {},
): SiteHttp {
  const config = { logLevel: 'silent', logsAccess: false, shutdownDelaySeconds: 0 } as const;
  return createSiteHttp({ config: { ...config, trustProxy, siteUrl }, policies, ...options });
}

export async function listenTo(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

export function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}

export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request as written. `fetch` would normalise the path. */
export const ask = (
  origin: string,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
    const { hostname, port } = new URL(origin);
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
