import { readCookie } from '@insurance-kit/ui/page';
import { defaultAudience, schemeOf } from '#company/company.ts';
import { readAudience } from '../../shared/audience.ts';
import { audienceCookie } from '../../shared/names.ts';
import { readStored, store } from '../browser/storage.ts';

const storageKey = 'audience';
/** Key of the time of this tab's last reload. */
const reloadKey = 'reloaded-for-audience';
/** Milliseconds between reloads: a cache in front may send the same page again and again. */
const reloadPauseMs = 60_000;

const page = document.documentElement.dataset;

/**
 * Remembers this tab's audience (readings §4, §2.2), also in a cookie for pages without one; if the
 * server used another tab's cookie, reloads. `data-again`: the tab has shown a page before.
 */
export function noteAudience(): void {
  if (readStored('sessionStorage', storageKey) !== null) page.again = '';
  // `pageshow` also fires for pages from the back/forward cache.
  addEventListener('pageshow', note);
  note();
}

function note(): void {
  const ofPath = readAudience(page.audience);
  if (ofPath !== undefined) store('sessionStorage', storageKey, ofPath);
  const ofTab = readAudience(readStored('sessionStorage', storageKey)) ?? defaultAudience;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${audienceCookie}=${ofTab}; path=/; samesite=lax`;
  if (page.theme === schemeOf[ofTab]) return;
  // The colour changes now; the links need the reload.
  page.theme = schemeOf[ofTab];
  const last = Number(readStored('sessionStorage', reloadKey));
  if (readCookie(audienceCookie) !== ofTab || Date.now() - last < reloadPauseMs) return;
  store('sessionStorage', reloadKey, String(Date.now()));
  location.reload();
}
