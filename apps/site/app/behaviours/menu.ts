/**
 * Closes the menu when the visitor leaves the page (§2.2), so that Back shows it closed, and when
 * the focus leaves the menu, which would cover the focus (WCAG 2.4.11).
 */
export function closeMenuOnLeave(): void {
  // Without popover support the menu is part of the page.
  if (!('popover' in HTMLElement.prototype)) return;
  const close = () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover?.();
  addEventListener('pagehide', close);
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest(':popover-open');
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
}
