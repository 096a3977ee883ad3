/** Marks pictures for the view transition to the next page (`base-styles.ts` of the kit). */
export function preparePageChange(): void {
  const root = document.documentElement;
  addEventListener('click', carryArticlePicture);
  // The menu is closed in a page that Back restores.
  addEventListener('pageshow', () => root.removeAttribute('data-menu'));
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const hero = document.querySelector('main section');
    root.toggleAttribute('data-scrolled', Number(hero?.getBoundingClientRect().bottom) < 0);
    root.toggleAttribute('data-menu', Boolean(document.querySelector(':popover-open')));
    // WebKit rejects `ready` for a skipped transition.
    viewTransition?.ready.catch(() => {});
    // No transition between two parts of a list, which have the same path.
    const next = activation?.entry?.url;
    if (next && new URL(next).pathname === location.pathname) viewTransition?.skipTransition();
  });
}

/** Carries a card's picture to its article, and back, by the kit's view transition name. */
function carryArticlePicture({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const pressed = target.closest('a')?.closest('article')?.querySelector('picture');
  if (!pressed) return;
  // Duplicate names would cancel the transition.
  for (const picture of document.querySelectorAll<HTMLElement>('article picture')) {
    picture.style.viewTransitionName = picture === pressed ? 'cover' : 'none';
  }
}
