// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { element } from '../../test/page.ts';
import { loadFonts, showKnownFonts } from './fonts.ts';

/** What a page does: the first in its head, the second when it is read. */
const showFonts = () => {
  showKnownFonts();
  loadFonts();
};

/** What the browser has of each font: jsdom knows no fonts. */
const shown = new Set<FakeFace>();
/** Where a paragraph stands while a font is shown. */
let topWith: Readonly<Record<string, number>>;
/** How high a paragraph is in each font, and in its closest letters. */
let heightIn: Readonly<Record<string, number>>;

class FakeFace {
  readonly family: string;
  constructor(family: string) {
    this.family = family;
  }
  load = async () => this;
}
class FakeRule {
  readonly style: CSSStyleDeclaration;
  constructor(rules: Readonly<Record<string, string>>) {
    const getPropertyValue = (name: string) => rules[name] ?? '';
    this.style = Object.assign(document.createElement('i').style, { getPropertyValue });
  }
}

/** The page has been painted. */
class FakeObserver {
  constructor(painted: (list: unknown, observer: FakeObserver) => void) {
    this.observe = () => painted([], this);
  }
  readonly observe: () => void;
  disconnect = () => undefined;
}

const style = () => element<HTMLStyleElement>('style');
const families = () => [...shown].map(({ family }) => family);

beforeEach(() => {
  shown.clear();
  localStorage.clear();
  topWith = {};
  heightIn = {};
  document.head.innerHTML = '<style data-fonts="/d /t" media="(scripting: none)"></style>';
  document.body.innerHTML = '<p>Words</p>';
  const cssRules = [
    new FakeRule({ 'font-family': 'Display' }),
    new FakeRule({ 'font-family': 'Display', 'unicode-range': 'U+25B' }),
    new FakeRule({ 'font-family': 'Text' }),
  ];
  Object.defineProperty(style(), 'sheet', { value: { cssRules } });
  Object.defineProperty(document, 'fonts', { value: shown, configurable: true });
  vi.stubGlobal('CSSFontFaceRule', FakeRule);
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('FontFace', FakeFace);
  vi.spyOn(HTMLParagraphElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const moved = families().reduce((sum, family) => sum + (topWith[family] ?? 0), 0);
    const { fontFamily, letterSpacing, minHeight } = getComputedStyle(this);
    const [font = ''] = fontFamily
      .replaceAll('"', '')
      .split(', ')
      .filter((name) => name !== 'Text' || families().includes('Text'));
    const height = heightIn[`${font} ${letterSpacing}`] ?? heightIn[font] ?? 20;
    return new DOMRect(0, 10 + moved, 100, Math.max(height, Number.parseFloat(minHeight) || 0));
  });
});

describe('the fonts of a page', () => {
  it('come on a first visit when the page has loaded and is painted, and delay nothing before', async () => {
    showFonts();
    expect([families(), document.querySelector('link')]).toEqual([[], null]);
    dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(families()).toEqual(['Display', 'Text']));
  });

  it('stay away from a page that would move for them', async () => {
    topWith = { Text: 27 };
    showFonts();
    dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(localStorage.getItem('fonts')).toBe('/d /t'));
    expect(families()).toEqual(['Display']);
  });

  describe('of a text that has other lines in them', () => {
    const shownText = async (heights: Readonly<Record<string, number>>) => {
      heightIn = { 'Text stand-in': 40, ...heights };
      document.body.innerHTML =
        '<style>p { font-family: Text, "Text stand-in", sans-serif }</style><p>Words</p>';
      showFonts();
      dispatchEvent(new Event('load'));
      await vi.waitFor(() => expect(families()).toEqual(['Display', 'Text']));
      const text = element('p');
      expect(text.getAttribute('style')).toBeNull();
      expect(text.getBoundingClientRect().height).toBe(40);
      return getComputedStyle(text);
    };

    it('keep its height where it is lower', async () => {
      expect((await shownText({ Text: 20 })).minHeight).toBe('40px');
    });

    it('have their letters closer together where it is higher', async () => {
      const style = await shownText({ Text: 60, 'Text -0.32px': 40 });
      expect([style.letterSpacing, style.fontFamily.split(',')[0]]).toEqual(['-0.32px', 'Text']);
    });

    it('leave it the local font where it is higher even so', async () => {
      expect((await shownText({ Text: 60 })).fontFamily).toMatch(/^"?Text stand-in"?, /);
    });
  });

  it('come when a page that is scrolled stands still, and leave the text where it is read', async () => {
    vi.stubGlobal('scrollY', 120);
    // What is above the window becomes 27 px higher.
    topWith = { Text: 27 };
    const scrollBy = vi.fn(() => {
      topWith = {};
    });
    vi.stubGlobal('scrollBy', scrollBy);
    document.body.innerHTML = '<main><p>Words</p></main>';
    showFonts();
    dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(localStorage.getItem('fonts')).toBe('/d /t'));
    dispatchEvent(new Event('scroll'));
    expect(families()).toEqual([]);
    await vi.waitFor(() => expect(families()).toEqual(['Display', 'Text']));
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 27, behavior: 'instant' });
  });

  it('are there at once where this browser has loaded the same ones', () => {
    localStorage.setItem('fonts', '/d /t');
    showFonts();
    expect(style().media).toBe('all');
    expect(
      [...document.querySelectorAll('link')].map(({ href }) => new URL(href).pathname),
    ).toEqual(['/d', '/t']);
  });

  it('are none for a visitor who saves data', () => {
    document.head.innerHTML = '';
    expect(showFonts).not.toThrow();
  });
});
