import { options } from '#company/company.ts';
import { isBusy } from './reload-incomplete.ts';
import { startIsland } from './start-islands.ts';
import { feedbackDoneKey, readStored, store } from './storage.ts';

export const feedbackDialogId = 'feedback';
/** The dialog opens this many milliseconds after the tab's first page (§9). */
const openAfterMs = 30_000;
/** Session storage key: when the tab showed its first page. */
const startKey = 'start';
const checkEveryMs = 1000;
/** The visitor is idle after this many milliseconds without a key, a press or scrolling. */
const idleAfterMs = 4000;

/**
 * Opens the feedback dialog once per browser, 30 s after the tab's first page, when the visitor is
 * idle (§4.5, readings §4). Without storage, the dialog stays closed: otherwise, it would open on
 * every page.
 */
export function requestFeedback(): void {
  if (readStored('sessionStorage', startKey) === null)
    store('sessionStorage', startKey, String(Date.now()));
  const start = Number(readStored('sessionStorage', startKey));
  const wasRequested = () => readStored('localStorage', feedbackDoneKey) !== null;
  if (!options.requestsFeedback || start === 0 || wasRequested()) return;
  let lastActivity = 0;
  const noteActivity = () => {
    lastActivity = Date.now();
  };
  for (const type of ['scroll', 'keydown', 'pointerdown'])
    addEventListener(type, noteActivity, { passive: true, capture: true });
  const openWhenIdle = () => {
    if (wasRequested()) return;
    const dialog = document.getElementById(feedbackDialogId);
    if (isBusy() || Math.abs(Date.now() - lastActivity) < idleAfterMs)
      setTimeout(openWhenIdle, checkEveryMs);
    else if (dialog instanceof HTMLDialogElement) {
      store('localStorage', feedbackDoneKey, 'true');
      dialog.showModal();
    } else {
      startIsland(document.querySelector('[data-island="feedback"]'));
      setTimeout(openWhenIdle, checkEveryMs);
    }
  };
  // Limits the wait if the clock was set back.
  setTimeout(openWhenIdle, Math.min(start + openAfterMs - Date.now(), openAfterMs));
}
