/**
 * Closes the menu when a visitor leaves by one of its links (§2.2), so that the way back finds it
 * closed, and when focus leaves it, which would be beneath it (WCAG 2.4.11).
 */
export function closeMenuOnLeave(): void {
  const close = () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  addEventListener('pagehide', close);
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest(':popover-open');
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
}
