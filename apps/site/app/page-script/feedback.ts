import { features } from '#company/features.ts';
import { askAfter, askedKey, feedbackDialogId } from '../features/feedback/settings.ts';

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

/** Someone types, or something else is open. */
function isBusy(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    document.querySelector('dialog[open], :popover-open') !== null
  );
}

/**
 * Opens the feedback dialog once a browser, 30 s after the first load of the tab, as soon as the visitor
 * is free (§4.5, readings §4), and empties its form whenever it opens.
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

  let wasAsked = !features.asksForFeedback || localStorage.getItem(askedKey) !== null;
  const look = () => {
    wasAsked ||= localStorage.getItem(askedKey) !== null;
    if (wasAsked) return;
    const dialog = document.getElementById(feedbackDialogId);
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (isBusy()) {
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
