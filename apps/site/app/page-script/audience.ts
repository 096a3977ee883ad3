import { defaultAudience, schemeOf } from '#company/audiences.ts';
import { audienceCookie, readAudience } from '../../addresses/audience.ts';

/** The session storage entry that remembers the audience of this browser tab. */
const storageKey = 'audience';

const page = document.documentElement.dataset;

/**
 * Remembers the audience of this tab (readings §4, §2.2). On a page of an audience it is noted for the
 * tab, and in a cookie for the server, which renders pages of no audience (`/privacy`, errors) for it.
 * Where such a page came for another one, because another tab set the cookie, it is asked for again.
 */
export function noteAudience(): void {
  // Also when the page comes back from the browser's cache.
  addEventListener('pageshow', note);
  note();
}

function note(): void {
  const ofPath = readAudience(page.audience);
  if (ofPath !== undefined) sessionStorage.setItem(storageKey, ofPath);
  const ofTab = readAudience(sessionStorage.getItem(storageKey)) ?? defaultAudience;
  const cookie = `${audienceCookie}=${ofTab}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${cookie}; path=/; samesite=lax`;
  if (page.theme === schemeOf[ofTab]) return;
  // In its colour at once, then with its links.
  page.theme = schemeOf[ofTab];
  if (document.cookie.includes(cookie)) location.reload();
}
