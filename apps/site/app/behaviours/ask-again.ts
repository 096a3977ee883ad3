/** Pause before the first request, in milliseconds; it doubles after each request. */
const firstPause = 1_000;
const longestPause = 30_000;

const lacks = (html: string): number => html.split('data-loading=""').length;

const isEmpty = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'responseStatus' in visit && visit.responseStatus === 503;
};

/** Reloads a page that lacks content, with growing pauses (§4.1), while the visitor is not busy. */
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

/** Fields that are empty until the visitor types or chooses something. */
const fields =
  'main :is(input:not([type=hidden],[type=checkbox],[type=radio],[type=range]),textarea,select[name])';

export function isBusy(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    // Inside `:is`, old browsers ignore the unknown `:popover-open` instead of throwing.
    document.querySelector(':is(dialog[open], :popover-open)') !== null ||
    [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value !== '')
  );
}
