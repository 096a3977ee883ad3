/**
 * Fields that show that a form has been begun when they have a value. The phone's country is not one of
 * them: it always has a value, and has no name.
 */
const fields = 'main :is(input:not([type=hidden], [type=checkbox]), textarea, select[name])';

/** Whether the visitor is filling in a form or has something open. */
export function isBusy(): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
    // In `:is` what a browser does not know is no error.
    document.querySelector(':is(dialog[open], :popover-open)') !== null ||
    [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value !== '')
  );
}
