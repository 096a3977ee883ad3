/** The name of the view transition of an article's picture, as the kit's `ArticleTemplate` has it. */
const articlePicture = 'cover';

/** Says which pictures of this page take part in the change to the next one (`base-styles.ts` of the kit). */
export function preparePageChange(): void {
  const root = document.documentElement;
  addEventListener('click', carryArticlePicture);
  // A page that comes back as it was left has its menu closed.
  addEventListener('pageshow', () => root.removeAttribute('data-menu'));
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const hero = document.querySelector('main section');
    const isLeft = hero !== null && hero.getBoundingClientRect().bottom < 0;
    root.toggleAttribute('data-scrolled', isLeft);
    root.toggleAttribute('data-menu', document.querySelector(':popover-open') !== null);
    // WebKit tells of one that does not take place as of an error.
    viewTransition?.ready.catch(() => {});
    // Another category or page of a list is no other page.
    const next = activation?.entry?.url;
    if (next && new URL(next).pathname === location.pathname) viewTransition?.skipTransition();
  });
}

/** The picture of the card that is pressed becomes its article's, and on the way back the other way round. */
function carryArticlePicture({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const pressed = target.closest('a')?.closest('article')?.querySelector('picture');
  if (!pressed) return;
  // Two of one name would stop the transition.
  for (const picture of document.querySelectorAll('picture')) {
    if (getComputedStyle(picture).viewTransitionName === articlePicture) {
      picture.style.viewTransitionName = 'none';
    }
  }
  pressed.style.viewTransitionName = articlePicture;
}
