import type { IncomingMessage } from 'node:http';
import { type Audience, audienceCookie, audienceOfPath, readAudience } from '../app/audience.ts';

/** What a request tells of the visit that it belongs to: all that may change a page. */
export interface Visit {
  /** Whose page was seen last; only for a page that belongs to no audience (decisions §4, §2.2). */
  readonly audience?: Audience | undefined;
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${audienceCookie}=(\\w+)`);

/** Reads the visit of a request from its cookie. */
export function visitOf({ url = '', headers }: IncomingMessage): Visit {
  if (headers.cookie === undefined || audienceOfPath(url.split(/[?#]/, 1)[0] ?? '')) return {};
  const audience = readAudience(cookiePattern.exec(headers.cookie)?.[1]);
  return audience === undefined ? {} : { audience };
}

/** Tells the visits apart whose pages differ; empty for most. No address has a space. */
export const visitKey = ({ audience }: Visit): string =>
  audience === undefined ? '' : ` ${audience}`;
