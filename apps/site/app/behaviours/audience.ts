import { readCookie } from '@insurance-kit/ui/page';
import { defaultAudience, schemeOf } from '#company/company.ts';
import { readAudience } from '../../shared/audience.ts';
import { audienceCookie } from '../../shared/names.ts';
import { readStored, store } from './storage.ts';

/** Session storage key: when this tab last reloaded. */
const reloadKey = 'reloaded-for-audience';
/** Minimum milliseconds between reloads, because a cache may send the wrong page again. */
const reloadPauseMs = 60_000;

const page = document.documentElement.dataset;

/** Remembers this tab's audience (readings §4, §2.2). Reloads a page made for another audience. */
export function noteAudience(): void {
  if (readStored('sessionStorage', audienceCookie) !== null) page.again = '';
  addEventListener('pageshow', note);
  note();
}

function note(): void {
  const ofPath = readAudience(page.audience);
  if (ofPath !== undefined) store('sessionStorage', audienceCookie, ofPath);
  const ofTab = readAudience(readStored('sessionStorage', audienceCookie)) ?? defaultAudience;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${audienceCookie}=${ofTab}; path=/; samesite=lax`;
  if (page.theme === schemeOf[ofTab]) return;
  // Change the colours at once. The reload changes the links.
  page.theme = schemeOf[ofTab];
  const last = Number(readStored('sessionStorage', reloadKey));
  if (readCookie(audienceCookie) !== ofTab || Date.now() - last < reloadPauseMs) return;
  store('sessionStorage', reloadKey, String(Date.now()));
  location.reload();
}
