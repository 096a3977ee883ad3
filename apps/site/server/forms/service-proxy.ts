import { createRefusals } from '../content/refusals.ts';
import type { Upstream } from '../content/upstream.ts';
import type { ClientReader } from '../http/client-address.ts';
import type { Policies } from '../http/csp.ts';
import type { PreparedResponse } from '../http/response.ts';
import type { Log } from '../log.ts';
import { createPostGuard, type PostGuard } from './post-guard.ts';

/** What the routes that a form posts to need. */
export interface ServiceProxyOptions {
  readonly upstream: Upstream;
  readonly policies: Policies;
  readonly clients: ClientReader;
  readonly log: Log;
  readonly now?: () => number;
}

/** What a message to the content service goes through, whatever it says. */
export interface ServiceProxy extends PostGuard {
  /** Passes a message on: the content service's answer, or 503 where none comes within ten seconds. */
  pass(
    path: string,
    headers: Readonly<Record<string, string>>,
    body: BodyInit,
  ): Promise<Response | PreparedResponse>;
}

const timeoutMs = 10_000;

/**
 * @param perMinute messages of one client in a minute.
 * @param perMinuteInAll messages of everybody in a minute.
 */
export function createServiceProxy(
  { upstream, policies, clients, log, now }: ServiceProxyOptions,
  perMinute: number,
  perMinuteInAll: number,
): ServiceProxy {
  const { refuse, failing } = createRefusals(policies);
  return {
    ...createPostGuard({ clients, refuse, perMinute, perMinuteInAll, now }),
    async pass(path, headers, body) {
      try {
        return await upstream.request(path, { method: 'POST', headers, body }, timeoutMs);
      } catch (error) {
        log.error({ path, reason: String(error) }, 'a message could not be passed on');
        return failing(503);
      }
    },
  };
}
