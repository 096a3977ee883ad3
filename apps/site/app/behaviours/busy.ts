/** Fields that an untouched form leaves empty. */
const fields =
  'main :is(input:not([type=hidden],[type=checkbox],[type=radio],[type=range]),textarea,select[name])';

export function isBusy(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    // `:is` ignores `:popover-open` in browsers that do not know it.
    document.querySelector(':is(dialog[open], :popover-open)') !== null ||
    [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value !== '')
  );
}
