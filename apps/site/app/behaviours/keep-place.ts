import { readStored, store } from '../browser/storage.ts';

/** Session storage key of the list's position for the next page. */
const storageKey = 'place';

/**
 * Keeps a list in place when its filter or pager loads another part: the next page restores its
 * position, or scrolls to its beginning, and focuses it. Without script the fragment scrolls.
 */
export function keepPlace(): void {
  addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // Such a click opens another tab or window.
    if (ctrlKey || metaKey || shiftKey) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link || link.origin + link.pathname !== location.origin + location.pathname) return;
    if (link.search === location.search) return;
    const { hash } = link;
    const id = hash.slice(1);
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top === undefined) return;
    link.hash = '';
    // Restores the link's fragment after the click, for a visitor who returns to this page by Back.
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
