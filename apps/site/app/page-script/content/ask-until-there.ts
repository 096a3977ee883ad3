import { isBusy } from '../busy.ts';

/** Milliseconds before the first and between two later questions: twice as long each time. */
const firstPause = 1_000;
const longestPause = 30_000;

/** How many parts of a page say 'Loading...'. */
const lacks = (html: string): number => html.split('data-loading=""').length;

/**
 * Asks for the page again with growing pauses, and shows it when more of it is there; not while the
 * visitor is busy.
 *
 * @param isWaiting whether the page itself has nothing to show.
 */
export function askUntilThere(isWaiting: boolean): void {
  const lacked = lacks(document.documentElement.outerHTML);
  const ask = async (pause: number): Promise<void> => {
    const answer = await fetch(location.href).catch(() => undefined);
    const isThere =
      answer?.ok === true && (isWaiting || lacks(await answer.text().catch(() => '')) < lacked);
    if (isThere && !isBusy()) location.reload();
    else setTimeout(ask, pause, Math.min(2 * pause, longestPause));
  };
  setTimeout(ask, firstPause, firstPause);
}
