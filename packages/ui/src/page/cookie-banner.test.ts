// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookieBannerId, hideAnsweredBanner, provideCookieBanner } from './cookie-banner.ts';

const page = document.documentElement.dataset;

beforeEach(() => {
  delete page.consent;
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['x-consent=true', undefined],
  ['consent=false', 'hidden'],
])('with the cookies "a=1; %s" the banner is %s', (cookie, consent) => {
  for (const text of ['a=1', cookie]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = text;
  }
  hideAnsweredBanner('consent');
  expect(page.consent).toBe(consent);
});

describe('§4.6 scrolling as consent', () => {
  const isAccepted = (pageHeight: number, scrolled: number, acceptPastPercent?: number) => {
    document.body.innerHTML = `<div id="${cookieBannerId}"></div>`;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeight);
    vi.stubGlobal('scrollY', scrolled);
    const stop = provideCookieBanner({ name: 'by-scrolling', days: 150, acceptPastPercent });
    dispatchEvent(new Event('wheel'));
    dispatchEvent(new Event('scroll'));
    stop();
    return page.consent === 'scrolled';
  };

  it('is given after half of the page’s height, however large the window is', () => {
    expect(innerHeight).toBe(768);
    expect(isAccepted(888, 120, 50)).toBe(false);
    expect(isAccepted(2000, 1000, 50)).toBe(false);
    expect(isAccepted(2000, 1001, 50)).toBe(true);
  });

  it('is never given without such a rule of the company', () => {
    expect(isAccepted(2000, 1232)).toBe(false);
  });
});
