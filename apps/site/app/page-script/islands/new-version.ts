import { draftsKey, storedDrafts } from '../../forms/contact/stored-drafts.ts';
import { reloadOnce } from '../reload-once.ts';
import { failedEvent } from './start-islands.ts';

/** Saves what was typed into the contact form as its draft (§4.9). */
function keepTyped(): void {
  const form = document.querySelector<HTMLFormElement>('[data-island="contact"] form');
  if (form === null) return;
  const fields = Object.fromEntries(new FormData(form));
  const typed = { ...fields, privacy: 'privacy' in fields };
  // Beside `typed` there may be a message that has not arrived yet.
  sessionStorage.setItem(draftsKey, JSON.stringify({ ...storedDrafts(), typed }));
}

/**
 * Reloads the page, once, when a press needs scripts that the server no longer has, because a newer
 * version of the site was deployed meanwhile. What was typed is kept; the visitor presses again.
 */
export function reloadForNewVersion(): void {
  addEventListener(failedEvent, () => reloadOnce('reloaded-for-version', keepTyped));
}
