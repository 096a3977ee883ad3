import type { IncomingMessage } from 'node:http';
import { defaultAudience } from '#company/audiences.ts';
import { type Audience, audienceCookie, readAudience } from '../../addresses/audience.ts';
import { audienceOfPath } from '../../addresses/route-table.ts';
import { cookieReader } from '../http/cookies.ts';

const readCookie = cookieReader(audienceCookie);

/** Whether a page's address says whose it is; another one (`/privacy`, an error) follows the visitor. */
export const hasAudience = (url: string): boolean =>
  audienceOfPath(url.split(/[?#]/, 1)[0] ?? '') !== undefined;

/**
 * The audience whose page the visitor saw last, for a page that has none by its address (readings §4, §2.2).
 * It is all that a request may change of a page. The default audience is left out, so that its visitors
 * share their cached page with first visits.
 *
 * @param url the address of the page that is asked for.
 */
export function lastAudience(request: IncomingMessage, url: string): Audience | undefined {
  const last = hasAudience(url) ? undefined : readAudience(readCookie(request));
  return last === defaultAudience ? undefined : last;
}
