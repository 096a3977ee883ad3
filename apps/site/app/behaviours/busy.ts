/**
 * Fields that show that a form has been begun when they have a value. Not those that always have one:
 * choices, sliders, and the phone's country, which has no name.
 */
const fields =
  'main :is(input:not([type=hidden],[type=checkbox],[type=radio],[type=range]),textarea,select[name])';

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
