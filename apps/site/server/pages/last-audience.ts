import type { IncomingMessage } from 'node:http';
import { cookieReader } from '@insurance-kit/server/requests';
import { defaultAudience } from '#company/company.ts';
import { type Audience, audienceOfPath, readAudience } from '../../shared/audience.ts';
import { audienceCookie } from '../../shared/names.ts';

const readCookie = cookieReader(audienceCookie);

/** Whether an address names its audience; other pages (`/privacy`, errors) follow the visitor. */
export const hasAudience = (url: string): boolean =>
  audienceOfPath(url.split(/[?#]/, 1)[0] ?? '') !== undefined;

/**
 * The audience that the visitor saw last, for a page whose address names none (readings §4, §2.2).
 * Nothing else of a request may change a page. The default audience is left out, so that its
 * visitors share a cached page with first visits.
 *
 * @param url address of the requested page.
 */
export function lastAudience(request: IncomingMessage, url: string): Audience | undefined {
  const last = hasAudience(url) ? undefined : readAudience(readCookie(request));
  return last === defaultAudience ? undefined : last;
}
