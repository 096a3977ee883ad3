// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetListeners } from '../../test/page.ts';
import { measureWithConsent } from './measure-with-consent.ts';

const page = document.documentElement;
const address = '/assets/web-vitals-a1.js';
const scripts = () => [...document.querySelectorAll('script')].map((script) => script.src);
const choose = (choice: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `cookie-consent=${choice}; path=/`;
};
/** What loading the file does. */
const sendWebVitals = () => {
  vi.resetModules();
  return import('./web-vitals-file.ts');
};
const sendBeacon = vi.fn();
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  dispatchEvent(new Event('visibilitychange'));
};

vi.mock('web-vitals', () => {
  const report = (name: string, value: number) => (note: (metric: object) => void) =>
    note({ name, value });
  return {
    onCLS: report('CLS', 0.01),
    onINP: report('INP', 40),
    onLCP: report('LCP', 900),
    onTTFB: report('TTFB', 200),
  };
});

forgetListeners();
beforeEach(() => {
  document.head.innerHTML = '';
  delete page.dataset.consent;
  choose('; max-age=0');
  sendBeacon.mockReset();
  Object.assign(navigator, { sendBeacon, connection: { effectiveType: '3g' } });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});

describe('§4.6 a visit is measured', () => {
  it('on no page before the visitor has accepted, and from then on', async () => {
    measureWithConsent(address);
    dispatchEvent(new Event('load'));
    expect(scripts()).toEqual([]);
    choose('false');
    page.dataset.consent = 'hidden';
    await Promise.resolve();
    expect(scripts()).toEqual([]);
    choose('true');
    page.dataset.consent = 'scrolled';
    await vi.waitFor(() => expect(scripts()).toEqual([new URL(address, location.href).href]));
    page.dataset.consent = 'hidden';
    await Promise.resolve();
    expect(scripts()).toHaveLength(1);
  });

  it('not before the page has loaded, and not without an address', () => {
    choose('true');
    measureWithConsent(undefined);
    measureWithConsent(address);
    expect(scripts()).toEqual([]);
    dispatchEvent(new Event('load'));
    expect(scripts()).toHaveLength(1);
  });

  it('and sends its web vitals once, when it is left', async () => {
    choose('true');
    await sendWebVitals();
    show('visible');
    expect(sendBeacon).not.toHaveBeenCalled();
    show('hidden');
    show('hidden');
    expect(sendBeacon.mock.calls.map(([path, text]) => [path, JSON.parse(text)])).toEqual([
      ['/figures', { path: '/', connection: '3g', CLS: 0.01, INP: 40, LCP: 900, TTFB: 200 }],
    ]);
  });

  it('but not sent where the visitor has changed their mind', async () => {
    choose('true');
    await sendWebVitals();
    choose('false');
    show('hidden');
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});
