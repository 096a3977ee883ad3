import type { IncomingMessage } from 'node:http';
import { cookieReader } from '@insurance-kit/server/requests';
import { defaultAudience } from '#company/company.ts';
import { type Audience, audienceOfPath, readAudience } from '../../shared/audience.ts';
import { audienceCookie } from '../../shared/names.ts';

const readCookie = cookieReader(audienceCookie);

/** Whether an address has an audience. `/privacy` and errors have none. */
export const hasAudience = (url: string): boolean =>
  audienceOfPath(url.split(/[?#]/, 1)[0] ?? '') !== undefined;

/**
 * The audience that the visitor saw last, for addresses without one (readings §4, §2.2).
 * `undefined` for the default audience, so that its visitors share a cached page with new visitors.
 */
export function lastAudience(request: IncomingMessage, url: string): Audience | undefined {
  const last = hasAudience(url) ? undefined : readAudience(readCookie(request));
  return last === defaultAudience ? undefined : last;
}
