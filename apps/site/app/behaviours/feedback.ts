import { options } from '#company/company.ts';
import { isBusy } from './ask-again.ts';
import { startIsland } from './start-islands.ts';
import { feedbackRequestedKey, readStored, store } from './storage.ts';

export const feedbackDialogId = 'feedback';
/** Milliseconds after the tab's first page at which the dialog opens (§9). */
const requestFeedbackAfter = 30_000;
/** Session storage key: when the tab showed its first page. */
const startKey = 'start';
const lookEvery = 1000;
/** The visitor is idle after this many milliseconds without a key, a press or scrolling. */
const quietFor = 4000;

/**
 * Opens the feedback dialog once per browser, 30 s after the tab's first page, when the visitor is
 * idle (§4.5, readings §4). Without storage the dialog stays closed, because it would open on every
 * page.
 */
export function requestFeedback(): void {
  if (readStored('sessionStorage', startKey) === null)
    store('sessionStorage', startKey, String(Date.now()));
  const start = Number(readStored('sessionStorage', startKey));
  const isRequested = () => readStored('localStorage', feedbackRequestedKey) !== null;
  if (!options.requestsFeedback || start === 0 || isRequested()) return;
  let lastMove = 0;
  const noteMove = () => {
    lastMove = Date.now();
  };
  for (const sign of ['scroll', 'keydown', 'pointerdown'])
    addEventListener(sign, noteMove, { passive: true, capture: true });
  const ask = () => {
    if (isRequested()) return;
    const dialog = document.getElementById(feedbackDialogId);
    if (isBusy() || Math.abs(Date.now() - lastMove) < quietFor) setTimeout(ask, lookEvery);
    else if (dialog instanceof HTMLDialogElement) {
      store('localStorage', feedbackRequestedKey, 'true');
      dialog.showModal();
    } else {
      startIsland(document.querySelector('[data-island="feedback"]'));
      setTimeout(ask, lookEvery);
    }
  };
  // Limits the wait if the clock was set back.
  setTimeout(ask, Math.min(start + requestFeedbackAfter - Date.now(), requestFeedbackAfter));
}
