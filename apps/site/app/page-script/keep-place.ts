/** The session storage entry between the click and the next page. */
const storageKey = 'keep-place';

/**
 * Keeps a list where it is on the screen while its filter or pager shows another part of it: a link to
 * this page with another query and the list's fragment. Without script the fragment brings the list to
 * the top of the window; here it is taken off, and the next page puts the list where it was, or its
 * beginning into sight, and gives it the focus: Tab goes on in the list.
 */
export function keepPlace(): void {
  addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // It opens in another tab or window, and this page stays.
    if (ctrlKey || metaKey || shiftKey) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || link.origin + link.pathname !== location.origin + location.pathname) return;
    if (link.search === location.search) return;
    const { hash } = link;
    const id = hash.slice(1);
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top === undefined) return;
    link.hash = '';
    // The way back finds the page, and its links, as they were.
    setTimeout(() => {
      link.hash = hash;
    });
    sessionStorage.setItem(storageKey, JSON.stringify({ id, top }));
  });
  addEventListener('DOMContentLoaded', () => {
    const kept = sessionStorage.getItem(storageKey);
    if (kept === null) return;
    sessionStorage.removeItem(storageKey);
    const { id, top }: { id: string; top: number } = JSON.parse(kept);
    const list = document.getElementById(id);
    if (!list) return;
    if (top < 0) list.scrollIntoView({ behavior: 'instant' });
    else scrollBy({ top: list.getBoundingClientRect().top - top, behavior: 'instant' });
    list.tabIndex = -1;
    list.focus({ preventScroll: true });
  });
}
