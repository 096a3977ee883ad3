// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetListeners } from '../test/page.ts';
import { measureWithConsent } from './measure-with-consent.ts';

const library = vi.hoisted(() => {
  const report = (name: string, value: number) =>
    vi.fn((note: (metric: object) => void) => note({ name, value }));
  return {
    onCLS: report('CLS', 0.01),
    onINP: report('INP', 40),
    onLCP: report('LCP', 900),
    onTTFB: report('TTFB', 200),
  };
});
vi.mock('web-vitals', () => library);

const page = document.documentElement;
const mark = '<script data-web-vitals></script>';
const sendBeacon = vi.fn();
const choose = (choice: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `cookie-consent=${choice}; path=/`;
};
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  dispatchEvent(new Event('visibilitychange'));
};
const settled = () => vi.dynamicImportSettled();
const isMeasured = () => library.onTTFB.mock.calls.length;

forgetListeners();
beforeEach(() => {
  document.head.innerHTML = mark;
  delete page.dataset.consent;
  choose('; max-age=0');
  vi.clearAllMocks();
  Object.assign(navigator, { sendBeacon, connection: { effectiveType: '3g' } });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});

const accepted = async () => {
  choose('true');
  measureWithConsent();
  dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(isMeasured()).toBe(1));
};

describe('§4.6 a visit', () => {
  it('is measured only after the visitor has accepted cookies', async () => {
    measureWithConsent();
    dispatchEvent(new Event('load'));
    choose('false');
    page.dataset.consent = 'hidden';
    await settled();
    expect(isMeasured()).toBe(0);
    choose('true');
    page.dataset.consent = 'scrolled';
    await vi.waitFor(() => expect(isMeasured()).toBe(1));
    page.dataset.consent = 'hidden';
    await settled();
    expect(isMeasured()).toBe(1);
  });

  it('is measured only after the page has loaded, and only if the server asks for it', async () => {
    choose('true');
    document.head.innerHTML = '';
    measureWithConsent();
    dispatchEvent(new Event('load'));
    await settled();
    expect(isMeasured()).toBe(0);
    document.head.innerHTML = mark;
    measureWithConsent();
    await settled();
    expect(isMeasured()).toBe(0);
    dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(isMeasured()).toBe(1));
  });

  it('sends nothing if the visitor has withdrawn consent', async () => {
    await accepted();
    choose('false');
    show('hidden');
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
