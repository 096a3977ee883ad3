/**
 * Scrolls a row of links so that the focused one is completely visible (§9, WCAG 2.4.11): browsers
 * do not scroll to a link that is cut off at the row's end.
 */
export function showWholeFocus(): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('nav li > :focus-visible')) {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  });
}
