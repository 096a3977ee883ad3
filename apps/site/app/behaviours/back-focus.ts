/**
 * Focuses the link by which a page was left when the visitor comes back (WCAG 2.4.3), unless the
 * page is in the back/forward cache. The link's position is in the history entry, so that neither a
 * reload nor a page whose link opened another tab finds it.
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
