/** The local storage entry with the addresses of the fonts that this browser has loaded. */
const loadedFontsKey = 'fonts';

const fontStyle = () => document.querySelector<HTMLStyleElement>('style[data-fonts]');

/**
 * Shows the web fonts from the first paint if this browser has loaded the same files before, and so
 * has them in its cache. Their rules stand before this script in
 * `<style data-fonts="addresses" media="(scripting: none)">`.
 */
export function showKnownFonts(): void {
  const style = fontStyle();
  const files = style?.dataset.fonts;
  if (!style || files === undefined || localStorage.getItem(loadedFontsKey) !== files) return;
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

/** An element in the window: where it stands, and how its text is set. */
interface Place {
  readonly element: Element;
  /** The element itself, or the one whose lines it is part of. */
  readonly block: Element;
  readonly top: number;
  readonly height: number;
  /** From the block's upper edge. */
  readonly offset: number;
}

const blockOf = (element: Element): Element => {
  const { parentElement } = element;
  return parentElement !== null && getComputedStyle(element).display.startsWith('inline')
    ? blockOf(parentElement)
    : element;
};

const measure = (element: Element, block: Element): Place => {
  const { top, height } = element.getBoundingClientRect();
  return { element, block, top, height, offset: top - block.getBoundingClientRect().top };
};

/** The visible elements in the window: not empty, not visually hidden. */
const seen = (): readonly Place[] =>
  [...document.querySelectorAll('body *')].flatMap((element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    const isSeen = bottom > 0 && top < innerHeight && width > 1 && height > 1;
    return isSeen ? [measure(element, blockOf(element))] : [];
  });

/** Whether an element has moved in the window; one that begins above the window may. */
const isMoved = ({ element, top }: Place): boolean =>
  top >= 0 && Math.abs(element.getBoundingClientRect().top - top) > 1;

/** Whether the lines of a text break elsewhere than before. */
const hasReflowed = ({ element, block, height, offset }: Place): boolean => {
  const now = measure(element, block);
  return Math.abs(now.height - height) > 1 || Math.abs(now.offset - offset) > 1;
};

const hasText = (block: Element): boolean =>
  [...block.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** A selector of one element, which holds while the page is as the server sent it. */
const selectorOf = (element: Element): string => {
  const { parentElement } = element;
  if (parentElement === null) return ':root';
  const index = [...parentElement.children].indexOf(element) + 1;
  return `${selectorOf(parentElement)}>:nth-child(${index})`;
};

/** CSS to try in order: small changes of letter spacing, `others`, the local font. */
const remediesOf = (element: Element, ...others: readonly string[]): readonly string[] => {
  const { fontFamily, fontSize, letterSpacing } = getComputedStyle(element);
  const [, ...local] = fontFamily.split(',');
  const spacing = Number.parseFloat(letterSpacing) || 0;
  const spaced = (share: number) =>
    `letter-spacing:${spacing + share * Number.parseFloat(fontSize)}px`;
  return [
    spaced(-0.01),
    spaced(0.01),
    spaced(-0.02),
    spaced(0.02),
    ...others,
    `font-family:${local.join()}`,
  ];
};

/**
 * Adds the first remedy to an element that puts it right, if any does. These are rules, because React
 * finds a changed attribute when it starts.
 */
function attempt(
  sheet: CSSStyleSheet,
  element: Element,
  remedies: readonly string[],
  isWrong: () => boolean,
): void {
  for (const remedy of remedies) {
    if (!isWrong()) return;
    const at = sheet.insertRule(`${selectorOf(element)}{${remedy}}`, sheet.cssRules.length);
    if (isWrong()) sheet.deleteRule(at);
  }
}

/** Gives the texts whose lines break at other places the height that they had. */
function settleTexts(places: readonly Place[], sheet: CSSStyleSheet): void {
  for (const place of places) {
    const { block, element, height } = place;
    if (!hasText(block) || !hasReflowed(place)) continue;
    const keptHeight = `box-sizing:border-box;min-height:${height}px`;
    const remedies = remediesOf(block, ...(block === element ? [keptHeight] : []));
    attempt(sheet, block, remedies, () => hasReflowed(place));
  }
}

/** Puts rows back whose parts have moved, such as the products of a hero. */
function settleRows(places: readonly Place[], sheet: CSSStyleSheet): void {
  for (const place of places) {
    const { parentElement } = place.element;
    if (!parentElement || !isMoved(place)) continue;
    attempt(sheet, parentElement, remediesOf(parentElement), () => isMoved(place));
  }
}

/** Scrolls by as much as what is above the window has become higher or lower. */
function stayAt(place: Place | undefined): void {
  if (place === undefined || scrollY === 0) return;
  const by = place.element.getBoundingClientRect().top - place.top;
  scrollBy({ top: by, behavior: 'instant' });
}

/** Shows loaded fonts, except those that would move anything in the window. */
function show(faces: readonly FontFace[]): void {
  const before = seen();
  const firstRead = before.find(
    ({ element, top }) => top > 0 && hasText(element) && element.closest('main') !== null,
  );
  for (const face of faces) document.fonts.add(face);
  const rules = document.head.appendChild(document.createElement('style'));
  if (rules.sheet) settleTexts(before, rules.sheet);
  stayAt(firstRead);
  if (rules.sheet) settleRows(before, rules.sheet);
  if (!before.some(isMoved)) return;
  rules.remove();
  for (const face of faces) document.fonts.delete(face);
  stayAt(firstRead);
  if (faces.length > 1) for (const face of faces) show([face]);
}

/** So many milliseconds after the last scroll event a page stands still. */
const restMs = 300;

/** Resolves when the visitor does not scroll: at once at the top of the page. */
const standingStill = (): Promise<void> =>
  new Promise((resolve) => {
    if (scrollY === 0) {
      resolve();
      return;
    }
    const rest = () => {
      removeEventListener('scroll', wait);
      resolve();
    };
    let timer = setTimeout(rest, restMs);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    };
    addEventListener('scroll', wait, { passive: true });
  });

/**
 * Loads the fonts of a first visit after the page has loaded and painted, so that they delay nothing.
 * Until then text is shown in local fonts with the same metrics. If the visitor scrolls, they come
 * when the page stands still, and what is read stays where it is.
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
    localStorage.setItem(loadedFontsKey, files);
    await standingStill();
    show(loaded);
  };
  // The fonts could not be loaded; the next page tries again.
  afterPaint(() => load().catch(() => undefined));
}
