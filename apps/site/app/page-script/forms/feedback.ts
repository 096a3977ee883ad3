import { options } from '#company/options.ts';
import { askAfter, askedKey } from '../../forms/feedback/settings.ts';
import { addLater } from '../add-later.ts';

/** The session storage entry that tells when the tab first loaded a page. */
const startKey = 'start';

/** When this tab first loaded a page of the site; later pages and reloads keep that time. */
function tabStart(): number {
  const noted = Number(sessionStorage.getItem(startKey));
  if (noted > 0) return noted;
  const now = Date.now();
  sessionStorage.setItem(startKey, String(now));
  return now;
}

/**
 * Opens the feedback dialog once for each browser: 30 s after the tab's first page, when the visitor is
 * not busy and has been quiet for a few seconds (§4.5, readings §4).
 *
 * @param bringDialog rejects if it cannot be had.
 */
export function askForFeedback(bringDialog: () => Promise<HTMLDialogElement>): void {
  const start = tabStart();
  if (!options.asksForFeedback || localStorage.getItem(askedKey) !== null) return;
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
  const ask = () =>
    addLater(import('./ask-when-quiet.ts'), ({ askWhenQuiet }) =>
      askWhenQuiet({ askedKey, bringDialog, lastMove: () => lastMove }),
    );
  // A clock that was set back meanwhile must not make the wait longer.
  setTimeout(ask, Math.min(start + askAfter - Date.now(), askAfter));
}
