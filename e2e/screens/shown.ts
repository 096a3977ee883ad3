import { expect, type Locator, type Page } from '@playwright/test';
import { squash } from './words.ts';

/** A link as it stands in a page. */
export interface ShownLink {
  /** All its words, those for assistive technology included. */
  readonly words: string;
  readonly href: string;
  readonly target: string;
  readonly rel: string;
}

/** What the main part of a page shows besides its words. */
export interface Shown {
  readonly links: readonly ShownLink[];
  /** The addresses of its pictures, without their views. */
  readonly pictures: readonly string[];
  /** Its dates, as ISO instants. */
  readonly dates: readonly string[];
}

/** Reads the links, pictures and dates of a page's main part in one go. */
export const readShown = (page: Page): Promise<Shown> =>
  page.getByRole('main').evaluate((main) => ({
    links: [...main.querySelectorAll('a[href]')].map((link) => ({
      words: (link.textContent ?? '').trim(),
      href: link.getAttribute('href') ?? '',
      target: link.getAttribute('target') ?? '',
      rel: link.getAttribute('rel') ?? '',
    })),
    pictures: [...main.querySelectorAll('img')].map((picture) =>
      (picture.getAttribute('src') ?? '').replace(/[?#].*$/, ''),
    ),
    dates: [...main.querySelectorAll('time')].map((time) => time.dateTime),
  }));

/** The words that a part of a page shows now, squashed: those folded away are not among them. */
export const visibleWords = async (part: Locator): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: hidden words must not count.
  squash(await part.innerText());

/** Opens everything in a page that a press unfolds: covers, biographies, features without script. */
export async function unfold(main: Locator): Promise<void> {
  for (const details of await main.locator('details').all()) {
    if ((await details.getAttribute('open')) === null) {
      await details.locator('> summary').click();
      await expect(details).toHaveAttribute('open');
      // Its words are shown a frame later, where it opens with a transition.
      await expect
        .poll(() =>
          details.evaluate((it) => getComputedStyle(it, '::details-content').contentVisibility),
        )
        .toBe('visible');
    }
  }
}

/** The pictures of a page that cannot be drawn, those further down included. */
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
