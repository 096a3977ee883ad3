/**
 * Closes the menu when the visitor leaves the page (§2.2), so that Back shows it closed, and when the
 * focus leaves the menu, because the menu would cover the focus (WCAG 2.4.11).
 */
export function closeMenuOnLeave(): void {
  // In a browser without popovers the menu is a part of the page.
  if (!('popover' in HTMLElement.prototype)) return;
  const close = () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover?.();
  addEventListener('pagehide', close);
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest(':popover-open');
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
}
