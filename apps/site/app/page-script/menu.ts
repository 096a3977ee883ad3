/** Closes the menu when a visitor leaves by one of its links (§2.2), so that the way back finds it closed. */
export function closeMenuOnLeave(): void {
  addEventListener('pagehide', () => {
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  });
}
