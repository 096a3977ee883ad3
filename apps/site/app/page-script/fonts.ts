const noted = 'fonts';

const fontStyle = () => document.querySelector<HTMLStyleElement>('style[data-fonts]');

/**
 * Shows the web fonts, whose rules stand before this script in
 * `<style data-fonts="addresses" media="(scripting: none)">`, at once where this browser has loaded the
 * same files before: they come from its cache, asked for ahead so that the first paint has them.
 */
export function showKnownFonts(): void {
  const style = fontStyle();
  const files = style?.dataset.fonts;
  if (!style || files === undefined || localStorage.getItem(noted) !== files) return;
  for (const href of files.split(' ')) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: '' });
    document.head.append(link);
  }
  style.media = 'all';
}

/**
 * Loads the fonts of a first visit after everything that the page itself loads, so that they delay
 * nothing. Until then text stands in local fonts of the same measures.
 */
export function loadFonts(): void {
  const style = fontStyle();
  const files = style?.dataset.fonts;
  if (!style?.sheet || files === undefined || style.media === 'all') return;

  /** Where everything stands that the visitor sees. */
  const seen = () =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight ? [{ element, top }] : [];
    });

  /** Shows a font that has come, unless a line breaks elsewhere for it: nothing moves. */
  const show = (face: FontFace) => {
    const before = seen();
    document.fonts.add(face);
    const moves = before.some(
      ({ element, top }) => Math.abs(element.getBoundingClientRect().top - top) > 1,
    );
    if (moves) document.fonts.delete(face);
  };

  // Letters that few pages have (a range of their own) come with the next page.
  const faces = [...style.sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const of = (name: string) => rule.style.getPropertyValue(name);
    return of('unicode-range') === ''
      ? [() => new FontFace(of('font-family'), of('src'), { weight: of('font-weight') })]
      : [];
  });
  const load = () => {
    Promise.all(faces.map((face) => face().load().then(show))).then(
      () => localStorage.setItem(noted, files),
      // Out of reach: the next page tries again.
      () => undefined,
    );
  };
  addEventListener('load', load, { once: true });
}
