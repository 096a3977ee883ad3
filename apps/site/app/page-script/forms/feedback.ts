import { options } from '#company/options.ts';
import { askAfter, askedKey, feedbackDialogId } from '../../forms/feedback/settings.ts';

/** Milliseconds between two checks whether the visitor is busy, once the dialog is due. */
const lookEvery = 1000;
/** The session storage entry that tells when the tab first loaded a page. */
const startKey = 'tab-start';

/** When this tab first loaded a page of the site; later pages and reloads keep that time. */
function tabStart(): number {
  const noted = Number(sessionStorage.getItem(startKey));
  if (noted > 0) return noted;
  const now = Date.now();
  sessionStorage.setItem(startKey, String(now));
  return now;
}

/** Milliseconds without a key, a press or scrolling before the dialog may open. */
const quietFor = 4000;
/**
 * Fields that show that a form has been begun when they have a value. The phone's country is not one of
 * them: it always has a value, and has no name.
 */
const fields = 'main :is(input:not([type=hidden], [type=checkbox]), textarea, select[name])';

/** Whether the visitor is filling in a form or has something open. */
export function isBusy(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    // In `:is` what a browser does not know is no error.
    document.querySelector(':is(dialog[open], :popover-open)') !== null ||
    [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value !== '')
  );
}

/**
 * Opens the feedback dialog once for each browser: 30 s after the tab's first page, when the visitor is
 * not busy and has been quiet for a few seconds (§4.5, readings §4).
 *
 * @param bringForm puts the form into the dialog; rejects if it cannot be had.
 */
export function askForFeedback(bringForm: (dialog: HTMLDialogElement) => Promise<void>): void {
  const start = tabStart();
  let lastMove = 0;
  for (const sign of ['scroll', 'keydown', 'pointerdown']) {
    addEventListener(
      sign,
      () => {
        lastMove = Date.now();
      },
      { passive: true, capture: true },
    );
  }

  let wasAsked = !options.asksForFeedback || localStorage.getItem(askedKey) !== null;
  const look = async () => {
    wasAsked ||= localStorage.getItem(askedKey) !== null;
    const dialog = document.getElementById(feedbackDialogId);
    if (wasAsked || !(dialog instanceof HTMLDialogElement)) return;
    const isQuiet = () => !isBusy() && Math.abs(Date.now() - lastMove) >= quietFor;
    // The form may take a while to come.
    if (!isQuiet() || !(await isBrought(dialog)) || !isQuiet()) {
      setTimeout(look, lookEvery);
      return;
    }
    wasAsked = true;
    localStorage.setItem(askedKey, 'true');
    dialog.showModal();
  };
  const isBrought = (dialog: HTMLDialogElement): Promise<boolean> =>
    bringForm(dialog).then(
      () => true,
      () => {
        // The next page asks again.
        wasAsked = true;
        return false;
      },
    );
  // A clock that was set back meanwhile must not make the wait longer.
  setTimeout(look, Math.min(Math.max(start + askAfter - Date.now(), 0), askAfter));
}
