import { draftsKey } from '../forms/contact/drafts-key.ts';
import { failedEvent } from './react.ts';

/** The session storage entry that tells when a page was last loaded anew for its scripts. */
const reloadedKey = 'reloaded';
/** Milliseconds within which a page is not loaded anew twice: it would be of no use. */
const once = 60_000;

/** Keeps what was typed into the contact form where the form's own drafts are (§4.9). */
function keepTyped(): void {
  const form = document.querySelector<HTMLFormElement>('main form[data-hydrate]');
  if (form === null) return;
  const fields = Object.fromEntries(new FormData(form));
  const typed = { ...fields, privacy: 'privacy' in fields };
  sessionStorage.setItem(draftsKey, JSON.stringify({ typed }));
}

/**
 * Loads the page anew, once, where a press needs scripts that are not there any more: a newer version of
 * the site was deployed since the page came. The press has to be made again, on the new page; what was
 * typed is kept.
 */
export function reloadForNewVersion(): void {
  addEventListener(failedEvent, () => {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < once) return;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    keepTyped();
    location.reload();
  });
}
