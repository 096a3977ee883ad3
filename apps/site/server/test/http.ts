import type { Server } from 'node:http';
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

/** Listens on a free port. @returns the address. */
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
