import { options } from '#company/options.ts';
import { askAfter, askedKey, feedbackDialogId } from '../forms/feedback/settings.ts';

/** How often it is looked whether the visitor is free, once the time has come. */
const lookEvery = 1000;
/** The session storage entry that tells when the tab first loaded a page. */
const startKey = 'tab-start';

/** When the tab first loaded a page; moving between pages, and reloading, does not start it again. */
function tabStart(): number {
  const noted = Number(sessionStorage.getItem(startKey));
  if (noted > 0) return noted;
  const now = Date.now();
  sessionStorage.setItem(startKey, String(now));
  return now;
}

/** Without a key, a press or scrolling for so long, a visitor is neither writing nor finding a place. */
const quietFor = 4000;
/**
 * What can be filled in: a form with something in it has been begun, and so has the feedback page's.
 * The phone's country, which is always chosen, has no name.
 */
const fields = 'main :is(input:not([type=hidden], [type=checkbox]), textarea, select[name])';

/** Someone fills in a form, or something else is open. */
function isBusy(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    document.querySelector('dialog[open], :popover-open') !== null ||
    [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value !== '')
  );
}

/**
 * Opens the feedback dialog once a browser, 30 s after the first load of the tab, as soon as the visitor
 * is free and has been quiet for a moment (§4.5, readings §4), and empties its form whenever it opens.
 */
export function askForFeedback(): void {
  const start = tabStart();
  addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || target.id !== feedbackDialogId) return;
      if (target.open) target.querySelector('form')?.reset();
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
  // A clock that was set back since the tab's start makes nobody wait longer.
  setTimeout(look, Math.min(Math.max(start + askAfter - Date.now(), 0), askAfter));
}
