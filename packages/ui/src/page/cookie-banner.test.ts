// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { hideAnsweredBanner } from './cookie-banner.ts';

const page = document.documentElement.dataset;

beforeEach(() => {
  delete page.consent;
  sessionStorage.clear();
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
