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
 * The visitor's last audience, for a page without one (readings §4, §2.2). The default is left out,
 * so that its visitors share a cached page with first visits.
 */
export function lastAudience(request: IncomingMessage, url: string): Audience | undefined {
  const last = hasAudience(url) ? undefined : readAudience(readCookie(request));
  return last === defaultAudience ? undefined : last;
}
