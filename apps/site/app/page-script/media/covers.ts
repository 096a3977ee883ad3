/** The view transition of an article's picture, as the kit's `ArticleTemplate` names it. */
const cover = 'cover';

/** The picture of the card that is pressed becomes its article's, and on the way back the other way round. */
export function carryCovers(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const pressed = target.closest('a')?.closest('article')?.querySelector('picture');
    if (!pressed) return;
    // Two of one name would stop the transition.
    for (const picture of document.querySelectorAll('picture')) {
      if (getComputedStyle(picture).viewTransitionName === cover) {
        picture.style.viewTransitionName = 'none';
      }
    }
    pressed.style.viewTransitionName = cover;
  });
}
