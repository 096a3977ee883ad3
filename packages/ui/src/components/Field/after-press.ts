/**
 * Runs `act` after the current press. An error shown on blur would move the button, and the click
 * would miss it.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  // No event ends every press: after a tap a button stays `:active` for a while.
  else requestAnimationFrame(() => afterPress(act));
}
