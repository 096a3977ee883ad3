/**
 * Says which pictures of this page take part in the change to the next one (`base-styles.ts` of the kit).
 */
export function preparePageChange(): void {
  const root = document.documentElement;
  addEventListener('click', carryArticlePicture);
  // A page that comes back as it was left has its menu closed.
  addEventListener('pageshow', () => root.removeAttribute('data-menu'));
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const hero = document.querySelector('main section');
    root.toggleAttribute('data-scrolled', Number(hero?.getBoundingClientRect().bottom) < 0);
    root.toggleAttribute('data-menu', Boolean(document.querySelector(':popover-open')));
    // WebKit tells of one that does not take place as of an error.
    viewTransition?.ready.catch(() => {});
    // Another category or page of a list is no other page.
    const next = activation?.entry?.url;
    if (next && new URL(next).pathname === location.pathname) viewTransition?.skipTransition();
  });
}

/**
 * The picture of the card that is pressed becomes its article's, and on the way back the other way
 * round. It gets the name that the article's has in the kit's `ArticleTemplate`.
 */
function carryArticlePicture({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const pressed = target.closest('a')?.closest('article')?.querySelector('picture');
  if (!pressed) return;
  // Two of one name would stop the transition.
  for (const picture of document.querySelectorAll<HTMLElement>('article picture')) {
    picture.style.viewTransitionName = picture === pressed ? 'cover' : 'none';
  }
}
