/** Scrolls a row so that the focused link is completely visible (§9, WCAG 2.4.11). */
export function showWholeFocus(): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('nav li > :focus-visible')) {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  });
}
