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
function isBusy(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    document.querySelector('dialog[open], :popover-open') !== null ||
    [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value !== '')
  );
}

/**
 * Opens the feedback dialog once for each browser: 30 s after the tab's first page, when the visitor is
 * not busy and has been quiet for a few seconds (§4.5, readings §4). Its form is emptied each time.
 */
export function askForFeedback(): void {
  const start = tabStart();
  // Before it opens: 'toggle' comes later, on a busy phone after the first answers.
  addEventListener(
    'beforetoggle',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || target.id !== feedbackDialogId) return;
      if (!target.open) target.querySelector('form')?.reset();
    },
    true,
  );

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
  const look = () => {
    wasAsked ||= localStorage.getItem(askedKey) !== null;
    if (wasAsked) return;
    const dialog = document.getElementById(feedbackDialogId);
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (isBusy() || Math.abs(Date.now() - lastMove) < quietFor) {
      setTimeout(look, lookEvery);
      return;
    }
    wasAsked = true;
    localStorage.setItem(askedKey, 'true');
    dialog.showModal();
  };
  // A clock that was set back meanwhile must not make the wait longer.
  setTimeout(look, Math.min(Math.max(start + askAfter - Date.now(), 0), askAfter));
}
