/**
 * Scrolls a row of links so that the focused one is seen whole (§9, WCAG 2.4.11): browsers leave a
 * link as it is that is cut at the row's end.
 */
export function showWholeFocus(): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('nav li > :focus-visible')) {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  });
}
