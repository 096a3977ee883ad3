function replace(picture: HTMLImageElement): void {
  const address = document.documentElement.dataset.defaultPicture;
  if (!address || picture.src.endsWith(address)) return;
  for (const source of picture.parentElement?.querySelectorAll('source') ?? []) {
    source.srcset = address;
  }
  picture.srcset = '';
  picture.src = address;
}

/** Shows the default picture in place of pictures that fail to load (§3). */
export function replaceBrokenPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) replace(target);
    },
    true,
  );
  for (const picture of document.images) {
    if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '')
      replace(picture);
  }
}

/** Prepares the view transition to the next page (styles: the kit's `base-styles.ts`). */
export function preparePageChange(): void {
  const root = document.documentElement;
  addEventListener('click', carryArticlePicture);
  // The Back button can restore a page that still has `data-menu`, although its menu is closed.
  addEventListener('pageshow', () => root.removeAttribute('data-menu'));
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    const hero = document.querySelector('main section');
    root.toggleAttribute('data-scrolled', Number(hero?.getBoundingClientRect().bottom) < 0);
    root.toggleAttribute('data-menu', Boolean(document.querySelector(':popover-open')));
    // WebKit rejects `ready` for a skipped transition: ignore that.
    viewTransition?.ready.catch(() => {});
    // Skip the transition if the path stays the same, such as between two pages of a list.
    const next = activation?.entry?.url;
    if (next && new URL(next).pathname === location.pathname) viewTransition?.skipTransition();
  });
}

/** Gives a pressed card's picture a name. The transition moves the picture to the next page. */
function carryArticlePicture({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  const pressed = target.closest('a')?.closest('article')?.querySelector('picture');
  if (!pressed) return;
  // Only one picture gets the name: browsers cancel a transition with duplicate names.
  for (const picture of document.querySelectorAll<HTMLElement>('article picture')) {
    picture.style.setProperty('view-transition-name', picture === pressed ? 'cover' : 'none');
  }
}
