import { draftsKey } from '../../forms/contact/drafts-key.ts';
import { failedEvent } from './start-react.ts';

/** The session storage entry with the time of the last such reload. */
const reloadedKey = 'reloaded';
/** Milliseconds within which a page is reloaded only once, so that it cannot loop. */
const once = 60_000;

/** Saves what was typed into the contact form as its draft (§4.9). */
function keepTyped(): void {
  const form = document.querySelector<HTMLFormElement>('main form[data-hydrate]');
  if (form === null) return;
  const fields = Object.fromEntries(new FormData(form));
  const typed = { ...fields, privacy: 'privacy' in fields };
  sessionStorage.setItem(draftsKey, JSON.stringify({ typed }));
}

/**
 * Reloads the page, once, when a press needs scripts that the server no longer has, because a newer
 * version of the site was deployed meanwhile. What was typed is kept; the visitor presses again.
 */
export function reloadForNewVersion(): void {
  addEventListener(failedEvent, () => {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < once) return;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    keepTyped();
    location.reload();
  });
}
