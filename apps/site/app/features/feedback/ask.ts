/** Milliseconds after the first load of a tab at which feedback is asked for (§9). */
export const askAfter = 30_000;
/** How often it is looked whether the visitor is free, once the time has come. */
const lookEvery = 1000;

/** The local storage entry of a browser that was asked, or has given feedback. */
export const askedKey = 'feedback-asked';
/** The session storage entry that tells when the tab first loaded a page. */
const startKey = 'tab-start';

/** For browsers that block storage: then the tab alone remembers. */
let askedInThisTab = false;

/** Notes that this browser is not to be asked again. */
export function noteAsked(): void {
  askedInThisTab = true;
  try {
    localStorage.setItem(askedKey, 'true');
  } catch {
    // Blocked storage costs one more question in the next tab.
  }
}

function wasAsked(): boolean {
  try {
    return askedInThisTab || localStorage.getItem(askedKey) !== null;
  } catch {
    return askedInThisTab;
  }
}

/** When the tab first loaded a page; moving between pages, and reloading, does not start it again. */
function tabStart(): number {
  const now = Date.now();
  try {
    const noted = Number(sessionStorage.getItem(startKey));
    if (noted > 0) return noted;
    sessionStorage.setItem(startKey, String(now));
  } catch {
    // Blocked storage: this page's own load counts.
  }
  return now;
}

/**
 * Someone types, or something else is open. The kit's dialogs are empty while they are closed; one that
 * the browser has closed a moment ago, and that has not told the page yet, still counts as open.
 */
function isBusy(): boolean {
  const { activeElement } = document;
  const types =
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable || activeElement.matches('input, textarea, select'));
  return types || document.querySelector('dialog:not(:empty), :popover-open') !== null;
}

/**
 * Calls back once a browser, 30 s after the first load of the tab, as soon as the visitor is free
 * (§4.5, decisions §4).
 *
 * @returns gives it up.
 */
export function askForFeedback(ask: () => void): () => void {
  if (wasAsked()) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (wasAsked()) return;
    if (isBusy()) {
      timer = setTimeout(look, lookEvery);
      return;
    }
    noteAsked();
    ask();
  };
  // A clock that was set back since the tab's start makes nobody wait longer.
  const wait = Math.min(Math.max(tabStart() + askAfter - Date.now(), 0), askAfter);
  timer = setTimeout(look, wait);
  return () => clearTimeout(timer);
}
