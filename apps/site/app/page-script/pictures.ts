/** Puts the default picture in the place of one that does not load (§3), whose address the page has. */
export function replaceBrokenPictures(): void {
  addEventListener(
    'error',
    ({ target }) => {
      const address = document.documentElement.dataset.defaultPicture;
      if (!(target instanceof HTMLImageElement) || !address || target.src.endsWith(address)) return;
      for (const source of target.parentElement?.querySelectorAll('source') ?? []) {
        source.srcset = address;
      }
      target.srcset = '';
      target.src = address;
    },
    true,
  );
}
