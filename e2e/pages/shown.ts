import type { Locator, Page } from '@playwright/test';
import { squash } from './words.ts';

/** A link of a page. */
export interface ShownLink {
  /** All its text, also that for assistive technology only. */
  readonly words: string;
  readonly href: string;
  readonly target: string;
  readonly rel: string;
}

/** Links, pictures and dates in the main part of a page. */
export interface Shown {
  readonly links: readonly ShownLink[];
  /** The addresses of its pictures, without fragments. */
  readonly pictures: readonly string[];
  /** Their alternative texts. */
  readonly alternatives: readonly string[];
  /** Its dates, as ISO instants. */
  readonly dates: readonly string[];
}

/** Reads links, pictures and dates of a page's main part, in a browser or in jsdom. */
export const shownIn = (main: Element): Shown => ({
  // A closed dialog repeats the ways on of what it belongs to.
  links: [...main.querySelectorAll('a[href]:not(dialog *)')].map((link) => ({
    words: (link.textContent ?? '').trim(),
    href: link.getAttribute('href') ?? '',
    target: link.getAttribute('target') ?? '',
    rel: link.getAttribute('rel') ?? '',
  })),
  pictures: [...main.querySelectorAll('img')].map((picture) =>
    (picture.getAttribute('src') ?? '').replace(/[?#].*$/, ''),
  ),
  alternatives: [...main.querySelectorAll('img')].map(({ alt }) => alt),
  dates: [...main.querySelectorAll('time')].map((time) => time.dateTime),
});

/** All texts of a page, including visually hidden and collapsed ones, in a browser or in jsdom. */
export const everyTextIn = (page: Element): string => {
  const texts = [...page.querySelectorAll('title, meta[name="description"]')].map(
    (one) => one.getAttribute('content') ?? one.textContent,
  );
  for (const element of page.querySelectorAll('body, body *')) {
    const names = ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription'];
    texts.push(...names.map((name) => element.getAttribute(name) ?? ''));
    if (element.matches('script, style')) continue;
    for (const node of element.childNodes) {
      if (node.nodeName === '#text') texts.push(node.textContent ?? '');
    }
  }
  return texts.join('\n');
};

/** The visible text of a part of a page, normalised; without collapsed text. */
export const visibleWords = async (part: Locator): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count.
  squash(await part.innerText());

/** Opens all visible `details` elements of a page: covers, biographies, features without JavaScript. */
export async function unfold(main: Locator): Promise<void> {
  // `data-folds`: shown as it is, but on phones.
  for (const details of await main.locator('details:not([data-folds])').all()) {
    // Contents that are folded on phones only; what is inside of others is visible by now.
    if (!(await details.isVisible())) continue;
    if ((await details.getAttribute('open')) === null) {
      await details.locator('> summary').click();
      // With a transition its text is visible one frame later.
      await details.evaluate(async (it) => {
        while (getComputedStyle(it, '::details-content').contentVisibility !== 'visible') {
          await new Promise(requestAnimationFrame);
        }
      });
    }
  }
}

/** The pictures of a page that cannot be drawn, also those below the window. */
export const brokenPictures = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate(async (main) => {
    const pictures = [...main.querySelectorAll('img')];
    const drawn = await Promise.all(
      pictures.map((picture) => {
        picture.loading = 'eager';
        return picture.decode().then(
          () => true,
          () => false,
        );
      }),
    );
    return pictures.filter((_, index) => !drawn[index]).map((picture) => picture.currentSrc);
  });
