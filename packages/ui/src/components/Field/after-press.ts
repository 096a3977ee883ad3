/**
 * Runs `act`, which may move the page, after a press has ended. Otherwise an error that appears on
 * blur would move the pressed button away from the pointer, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  // No event marks the end of every kind of press: after a tap a button stays `:active` for a
  // while.
  else requestAnimationFrame(() => afterPress(act));
}
