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
