/** Runs `act` after a press: an error on blur would move the button away, and lose the click. */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  // No event marks the end of every kind of press: after a tap a button stays `:active` for a
  // while.
  else requestAnimationFrame(() => afterPress(act));
}
