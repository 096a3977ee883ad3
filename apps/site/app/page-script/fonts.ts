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

/** Calls back when the page has loaded and what the visitor sees of it is painted. */
function afterPaint(callback: () => void): void {
  const paintedOnce = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      callback();
    }).observe({ type: 'paint', buffered: true });
  // The frame after the next one: what has just loaded is in the next.
  const paintedNow = () => requestAnimationFrame(() => requestAnimationFrame(paintedOnce));
  addEventListener('load', paintedNow, { once: true });
}

/** Where everything stands that the visitor sees. */
const seen = () =>
  [...document.querySelectorAll('body *')].flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? [{ element, top }] : [];
  });

/** Shows fonts that have come, unless a line breaks elsewhere for them: nothing moves. */
function show(faces: readonly FontFace[]): void {
  const before = seen();
  for (const face of faces) document.fonts.add(face);
  const moves = before.some(
    ({ element, top }) => Math.abs(element.getBoundingClientRect().top - top) > 1,
  );
  if (!moves) return;
  for (const face of faces) document.fonts.delete(face);
  if (faces.length > 1) for (const face of faces) show([face]);
}

/**
 * Loads the fonts of a first visit after everything that the page itself loads and paints, so that they
 * delay nothing. Until then text stands in local fonts of the same measures, and where the visitor reads
 * on meanwhile it stays in them until the next page.
 */
export function loadFonts(): void {
  const style = fontStyle();
  const files = style?.dataset.fonts;
  if (!style?.sheet || files === undefined || style.media === 'all') return;

  // Letters that few pages have (a range of their own) come with the next page.
  const faces = [...style.sheet.cssRules].flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const of = (name: string) => rule.style.getPropertyValue(name);
    return of('unicode-range') === ''
      ? [() => new FontFace(of('font-family'), of('src'), { weight: of('font-weight') })]
      : [];
  });
  const load = async () => {
    const loaded = await Promise.all(faces.map((face) => face().load()));
    localStorage.setItem(noted, files);
    if (scrollY === 0) show(loaded);
  };
  // Out of reach: the next page tries again.
  afterPaint(() => load().catch(() => undefined));
}
