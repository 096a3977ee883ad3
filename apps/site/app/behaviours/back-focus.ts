/**
 * Gives focus back to the link that a page was left by when the visitor comes back (WCAG 2.4.3). A
 * page from the back/forward cache has it still; this is for the others. The link's place is kept
 * in the page's entry of the history, so only the way back finds it: not a reload, and not a page
 * that was not left because its link opened another tab.
 */
export function restoreLinkFocus(): void {
  addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.target === '_blank' || ctrlKey || metaKey || shiftKey) return;
    const left = [...document.links].indexOf(link);
    history.replaceState({ ...history.state, left }, '');
  });
  const [visit] = performance.getEntriesByType('navigation');
  if (visit !== undefined && 'type' in visit && visit.type === 'back_forward')
    document.links[history.state?.left]?.focus({ preventScroll: true });
}
