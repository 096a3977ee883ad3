import { cookieBannerId } from '@insurance-kit/ui/page';

const noted = 'fonts';

/**
 * The cookie banner keeps its local font on a first visit: with another one its text may take a line
 * more, and because it stands at the lower edge all of it would move. This is a rule, because React
 * finds a changed attribute when it starts.
 */
function keepLocalFontOfBanner(): void {
  const banner = document.getElementById(cookieBannerId);
  if (!banner) return;
  const [, ...local] = getComputedStyle(banner).fontFamily.split(',');
  const { sheet } = document.head.appendChild(document.createElement('style'));
  sheet?.insertRule(`#${cookieBannerId}{font-family:${local.join()}}`);
}

const fontStyle = () => document.querySelector<HTMLStyleElement>('style[data-fonts]');

/**
 * Shows the web fonts from the first paint if this browser has loaded the same files before, and so
 * has them in its cache. Their rules stand before this script in
 * `<style data-fonts="addresses" media="(scripting: none)">`.
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

/** Calls back when the page has loaded and its visible part is painted. */
function afterPaint(callback: () => void): void {
  const paintedOnce = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      callback();
    }).observe({ type: 'paint', buffered: true });
  // Two frames on: what has just loaded is painted in the next one.
  const paintedNow = () => requestAnimationFrame(() => requestAnimationFrame(paintedOnce));
  addEventListener('load', paintedNow, { once: true });
}

/** The elements in the window, each with its position. */
const seen = () =>
  [...document.querySelectorAll('body *')].flatMap((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? [{ element, top }] : [];
  });

/** Shows loaded fonts, except those that would move anything in the window. */
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
 * Loads the fonts of a first visit after the page has loaded and painted, so that they delay nothing.
 * Until then text is shown in local fonts with the same metrics. If the visitor has scrolled by then,
 * the page keeps the local fonts and the next page shows the web fonts.
 */
export function loadFonts(): void {
  const style = fontStyle();
  const files = style?.dataset.fonts;
  if (!style?.sheet || files === undefined || style.media === 'all') return;

  // Fonts for rare letters (those with a `unicode-range`) wait for the next page.
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
    if (scrollY !== 0) return;
    keepLocalFontOfBanner();
    show(loaded);
  };
  // The fonts could not be loaded; the next page tries again.
  afterPaint(() => load().catch(() => undefined));
}
