import { readCookie } from '@insurance-kit/ui/page';
import { defaultAudience, schemeOf } from '#company/audiences.ts';
import { audienceCookie, readAudience } from '../../../addresses/audience.ts';
import { reloadOnce } from '../reload-once.ts';

/** The session storage entry that remembers the audience of this browser tab. */
const storageKey = 'audience';

const page = document.documentElement.dataset;

/**
 * Remembers the audience of this tab (readings §4, §2.2): in session storage for the tab, and in a
 * cookie for the server, which needs it for pages of no audience (`/privacy`, error pages). If the
 * server used another tab's cookie for such a page, the page is reloaded. `data-again` says to the
 * styles that the tab has shown a page before.
 */
export function noteAudience(): void {
  if (sessionStorage.getItem(storageKey) !== null) page.again = '';
  // `pageshow` also fires for pages from the back/forward cache.
  addEventListener('pageshow', note);
  note();
}

function note(): void {
  const ofPath = readAudience(page.audience);
  if (ofPath !== undefined) sessionStorage.setItem(storageKey, ofPath);
  const ofTab = readAudience(sessionStorage.getItem(storageKey)) ?? defaultAudience;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${audienceCookie}=${ofTab}; path=/; samesite=lax`;
  if (page.theme === schemeOf[ofTab]) return;
  // The colour changes now; the links need the reload.
  page.theme = schemeOf[ofTab];
  // Once: a cache in front that does not heed the cookie would send the same page again and again.
  if (readCookie(audienceCookie) === ofTab) reloadOnce('reloaded-for-audience');
}
