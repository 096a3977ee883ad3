/** Fields that are empty in an untouched form: a value in one shows that the form was begun. */
const fields =
  'main :is(input:not([type=hidden],[type=checkbox],[type=radio],[type=range]),textarea,select[name])';

/** Whether the visitor is filling in a form or has something open. */
export function isBusy(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    // An unknown pseudo-class is no error inside `:is`.
    document.querySelector(':is(dialog[open], :popover-open)') !== null ||
    [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value !== '')
  );
}
