import { isBusy } from './busy.ts';

/** Milliseconds before the first request, doubled for each further one. */
const firstPause = 1_000;
const longestPause = 30_000;

const lacks = (html: string): number => html.split('data-loading=""').length;

/** Whether the server had no content for this page. */
const isEmpty = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'responseStatus' in visit && visit.responseStatus === 503;
};

/** Requests an incomplete page again, with growing pauses (§4.1), unless the visitor is busy. */
export function askAgain(): void {
  const isWaiting = isEmpty();
  if (!isWaiting && document.querySelector('[data-loading]:not(dialog *)') === null) return;
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
