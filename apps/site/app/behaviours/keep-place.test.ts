// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { element, forgetListeners } from '../test/page.ts';
import { keepPlace } from './keep-place.ts';

const scrolledBy = vi.fn();
const scrolledInto = vi.fn();

const show = (top: number) => {
  document.body.innerHTML =
    '<section id="articles"><a href="?page=2#articles">2</a><a href="#articles">Top</a>' +
    '<a href="/other?page=2#articles">Other</a></section>';
  Object.assign(element('section'), {
    getBoundingClientRect: () => new DOMRect(0, top, 400, 900),
    scrollIntoView: scrolledInto,
  });
  return [...document.links];
};
const press = (link = document.links[0], keys: MouseEventInit = {}): string => {
  let requested = '';
  // Runs after all listeners: records the link and stops the browser from following it.
  const stay = (event: Event) => {
    requested = link?.href ?? '';
    event.preventDefault();
  };
  addEventListener('click', stay);
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  removeEventListener('click', stay);
  return requested;
};
const nextPage = (top: number) => {
  show(top);
  keepPlace();
};

forgetListeners();
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  scrolledBy.mockReset();
  scrolledInto.mockReset();
  vi.stubGlobal('scrollBy', scrolledBy);
});

describe('a list whose filter or pager is pressed (§2.6)', () => {
  it('keeps its position in the window, but only for one page load', () => {
    keepPlace();
    const [link] = show(300);
    expect(press(link)).toBe(new URL('?page=2', location.href).href);
    vi.runAllTimers();
    // The link gets its fragment back, so a visitor who returns to this page sees the list.
    expect(link?.hash).toBe('#articles');
    nextPage(1000);
    expect(document.activeElement?.id).toBe('articles');
    // The page after that is not scrolled.
    nextPage(1000);
    expect(scrolledBy).toHaveBeenCalledExactlyOnceWith({ top: 700, behavior: 'instant' });
  });

  it('is scrolled to its top in the new document if the top was out of view', () => {
    keepPlace();
    press(show(-200)[0]);
    nextPage(1000);
    expect(scrolledInto).toHaveBeenCalledOnce();
    expect(scrolledBy).not.toHaveBeenCalled();
  });

  it.each([
    ['a link to the list without a filter or page', 1, {}],
    ['a link to another page', 2, {}],
    ['a link that opens a new tab', 0, { ctrlKey: true }],
  ])('does not store its position if the pressed link is %s', (_, index, keys) => {
    keepPlace();
    const link = show(300)[index];
    expect(press(link, keys)).toContain('#articles');
    expect(sessionStorage).toHaveLength(0);
  });
});
