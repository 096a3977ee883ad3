/** When a visitor goes back to a page, focuses the link by which they left it (WCAG 2.4.3). */
export function restoreLinkFocus(): void {
  addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.target === '_blank' || ctrlKey || metaKey || shiftKey) return;
    const linkIndex = [...document.links].indexOf(link);
    history.replaceState({ ...history.state, left: linkIndex }, '');
  });
  const [visit] = performance.getEntriesByType('navigation');
  if (visit !== undefined && 'type' in visit && visit.type === 'back_forward')
    document.links[history.state?.left]?.focus({ preventScroll: true });
}

/** Closes the menu when focus moves out or the visitor leaves the page (§2.2, WCAG 2.4.11). */
export function closeMenuOnLeave(): void {
  // Browsers without popovers show the menu as part of the page.
  if (!('popover' in HTMLElement.prototype)) return;
  const close = () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover?.();
  addEventListener('pagehide', close);
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest(':popover-open');
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
}

/** Scrolls a row of links until the focused link is fully visible (§9, WCAG 2.4.11). */
export function showWholeFocus(): void {
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('nav li > :focus-visible')) {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  });
}
