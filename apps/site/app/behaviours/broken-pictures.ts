/** Puts the default picture in the place of one that did not load (§3); the page has its address. */
function replace(picture: HTMLImageElement): void {
  const address = document.documentElement.dataset.defaultPicture;
  if (!address || picture.src.endsWith(address)) return;
  for (const source of picture.parentElement?.querySelectorAll('source') ?? []) {
    source.srcset = address;
  }
  picture.srcset = '';
  picture.src = address;
}

/** Replaces the pictures that did not load, and each that will not. */
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
