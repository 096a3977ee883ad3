import type { IncomingMessage } from 'node:http';
import { defaultAudience } from '#company/audiences.ts';
import { type Audience, audienceCookie, readAudience } from '../../addresses/audience.ts';
import { audienceOfPath } from '../../addresses/route-table.ts';
import { consentCookie } from '../../handover/shared-names.ts';
import { cookieReader } from '../http/cookies.ts';

/** What a request tells of the visit that it belongs to: all of it that may change a page. */
export interface Visit {
  /** Whose page was seen last; only for a page that belongs to no audience (readings §4, §2.2). */
  readonly audience?: Audience | undefined;
  /** Whether the visitor saves data: as they chose (`liteCookie`), else as their browser says. */
  readonly lite: boolean;
  /** Whether this is the first page of a visitor who has not been here lately. */
  readonly isFirst: boolean;
}

/** The cookie of a visitor who chose the lite pages (`1`) or the full ones (`0`). */
export const liteCookie = 'lite';

const audienceChoice = cookieReader(audienceCookie);
const consentChoice = cookieReader(consentCookie);
const liteChoice = cookieReader(liteCookie);
const saveDataOn = /^\s*on\s*(?:[,;]|$)/i;

/**
 * Reads the visit of a request from its cookies and from `Save-Data`.
 *
 * @param url the address of the page that is asked for.
 */
export function visitOf(request: IncomingMessage, url: string): Visit {
  const chosen = liteChoice(request);
  const lite =
    chosen === undefined
      ? saveDataOn.test(String(request.headers['save-data'] ?? ''))
      : chosen === '1';
  // Every page sets the audience's cookie for as long as the browser is open.
  const last = audienceChoice(request);
  const isFirst = last === undefined && consentChoice(request) === undefined;
  const isOfAudience = audienceOfPath(url.split(/[?#]/, 1)[0] ?? '') !== undefined;
  const audience = isOfAudience ? undefined : readAudience(last);
  // The default audience is left out, so that visits of it share their cached page.
  return {
    lite,
    isFirst,
    ...(audience !== undefined && audience !== defaultAudience && { audience }),
  };
}

/** Tells the visits apart whose pages differ. No address has a space. */
export const visitKey = ({ audience, lite, isFirst }: Visit): string =>
  `${audience === undefined ? '' : ` ${audience}`}${lite ? ' lite' : ''}${isFirst ? ' first' : ''}`;

/** The headers of a request that make a visit: caches on the way must not mix their pages. */
export const visitVary = 'Save-Data, Cookie';
