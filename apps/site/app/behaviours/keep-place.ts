import { readStored, store } from '../browser/storage.ts';

/** The session storage entry that carries the list's place to the next page. */
const storageKey = 'place';

/**
 * Keeps a list in its place on the screen when its filter or pager loads another part of it. Such a
 * link leads to the same page with another query and the list's fragment. Without script, the fragment
 * scrolls the list to the top of the window. With it, the fragment is removed, and the next page
 * scrolls the list to where it was, or to its beginning, and moves the focus there.
 */
export function keepPlace(): void {
  addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // The link opens in another tab or window.
    if (ctrlKey || metaKey || shiftKey) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || link.origin + link.pathname !== location.origin + location.pathname) return;
    if (link.search === location.search) return;
    const { hash } = link;
    const id = hash.slice(1);
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top === undefined) return;
    link.hash = '';
    // So that Back finds the page and its links as they were.
    setTimeout(() => {
      link.hash = hash;
    });
    store('sessionStorage', storageKey, JSON.stringify({ id, top }));
  });
  const kept = readStored('sessionStorage', storageKey);
  if (kept === null) return;
  sessionStorage.removeItem(storageKey);
  const { id, top }: { id: string; top: number } = JSON.parse(kept);
  const list = document.getElementById(id);
  if (!list) return;
  if (top < 0) list.scrollIntoView({ behavior: 'instant' });
  else scrollBy({ top: list.getBoundingClientRect().top - top, behavior: 'instant' });
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
}
