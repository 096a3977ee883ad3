import { readStored, store } from './storage.ts';

/** Session storage key of the list position that `keepPlace` restores. */
const storageKey = 'place';

/**
 * When a filter or pager loads another part of a list, keeps the list where it was in the window
 * and focuses it. Without a script, the link's fragment scrolls to the list.
 */
export function keepPlace(): void {
  addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // The browser handles clicks that open a tab or window.
    if (ctrlKey || metaKey || shiftKey) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || link.origin + link.pathname !== location.origin + location.pathname) return;
    if (link.search === location.search) return;
    const { hash } = link;
    const id = hash.slice(1);
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top === undefined) return;
    // For this click, remove the fragment. Otherwise the browser scrolls the new page to the list.
    link.hash = '';
    setTimeout(() => {
      link.hash = hash;
    });
    store('sessionStorage', storageKey, JSON.stringify({ id, top }));
  });
  const stored = readStored('sessionStorage', storageKey);
  if (stored === null) return;
  sessionStorage.removeItem(storageKey);
  const { id, top }: { id: string; top: number } = JSON.parse(stored);
  const list = document.getElementById(id);
  if (!list) return;
  if (top < 0) list.scrollIntoView({ behavior: 'instant' });
  else scrollBy({ top: list.getBoundingClientRect().top - top, behavior: 'instant' });
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
}
