/** Milliseconds before the first and second request. Later pauses double, up to `longestPause`. */
const firstPause = 1_000;
const longestPause = 30_000;

/** Counts the parts that show 'Loading...' because their content is missing. */
const countMissing = (html: string): number => html.split('data-loading=""').length - 1;

/** Reloads an incomplete page when the server has more content and `isBusy()` is false (§4.1). */
export function reloadIncompletePage(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const status = visit && 'responseStatus' in visit ? visit.responseStatus : 200;
  // The page answers a posted form: a reload would post the form again.
  if (status !== 200 && document.querySelector('main [method=post]') !== null) return;
  const isUnavailable = status === 503;
  if (!isUnavailable && document.querySelector('[data-loading]:not(dialog *)') === null) return;
  const missing = countMissing(document.documentElement.outerHTML);
  const request = async (pause: number): Promise<void> => {
    const answer = await fetch(location.href).catch(() => undefined);
    const hasMore =
      answer?.ok === true &&
      (isUnavailable || countMissing(await answer.text().catch(() => '')) < missing);
    if (hasMore && !isBusy()) location.reload();
    else setTimeout(request, pause, Math.min(2 * pause, longestPause));
  };
  setTimeout(request, firstPause, firstPause);
}

/** Fields that are empty until the visitor types or chooses something. */
const fields =
  'main :is(input:not([type=hidden],[type=checkbox],[type=radio],[type=range]),textarea,select[name])';

/** Whether a field has the focus, a dialog or menu is open, or the visitor has begun a form. */
export function isBusy(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    // Inside `:is`, old browsers ignore the unknown `:popover-open` instead of throwing.
    document.querySelector(':is(dialog[open], :popover-open)') !== null ||
    [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value !== '')
  );
}
