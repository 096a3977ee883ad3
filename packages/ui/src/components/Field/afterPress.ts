/**
 * Runs what moves the page once nothing is pressed any more: an error that appears because a press
 * took the focus away would move the pressed button from under the pointer, and the press be lost.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  // No event tells it for every way of pressing: after a tap the button stays active for a while.
  else requestAnimationFrame(() => afterPress(act));
}
