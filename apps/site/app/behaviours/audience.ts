import { readCookie } from '@insurance-kit/ui/page';
import { defaultAudience, schemeOf } from '#company/company.ts';
import { readAudience } from '../../shared/audience.ts';
import { audienceCookie } from '../../shared/names.ts';
import { readStored, store } from './storage.ts';

/** Session storage key: when this tab last reloaded. */
const reloadKey = 'reloaded-for-audience';
/** Minimum milliseconds between reloads, because a cache may send the wrong page again. */
const reloadPauseMs = 60_000;

const { dataset } = document.documentElement;

/** Remembers this tab's audience (readings §4, §2.2). Reloads a page made for another audience. */
export function noteAudience(): void {
  // With `data-again`, the kit skips an animation: this tab has shown an audience's page before.
  if (readStored('sessionStorage', audienceCookie) !== null) dataset.again = '';
  addEventListener('pageshow', note);
  note();
}

function note(): void {
  const pathAudience = readAudience(dataset.audience);
  if (pathAudience !== undefined) store('sessionStorage', audienceCookie, pathAudience);
  const tabAudience = readAudience(readStored('sessionStorage', audienceCookie)) ?? defaultAudience;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${audienceCookie}=${tabAudience}; path=/; samesite=lax`;
  if (dataset.theme === schemeOf[tabAudience]) return;
  // Change the colours at once. The reload changes the links.
  dataset.theme = schemeOf[tabAudience];
  const last = Number(readStored('sessionStorage', reloadKey));
  if (readCookie(audienceCookie) !== tabAudience || Date.now() - last < reloadPauseMs) return;
  store('sessionStorage', reloadKey, String(Date.now()));
  location.reload();
}
