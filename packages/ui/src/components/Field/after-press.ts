/**
 * Runs something that moves the page, after a press has ended. Otherwise an error that appears when
 * a press takes the focus away would move the pressed button from under the pointer, and the click
 * would be lost.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  // There is no event for the end of every kind of press: after a tap a button stays `:active` for
  // a while.
  else requestAnimationFrame(() => afterPress(act));
}
