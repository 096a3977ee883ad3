// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetListeners, setCookie } from '../test/page.ts';
import { measureWithConsent } from './measure-with-consent.ts';

const library = vi.hoisted(() => {
  const report = (name: string) => vi.fn((note: (metric: object) => void) => note({ name }));
  return Object.fromEntries(
    ['CLS', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, report(name)]),
  );
});
vi.mock('web-vitals', () => library);

const page = document.documentElement;
const mark = '<script data-web-vitals></script>';
const sendBeacon = vi.fn();
const choose = (choice: string) => setCookie(`cookie-consent=${choice}; path=/`);
const isMeasured = () => library.onTTFB?.mock.calls.length;

forgetListeners();
beforeEach(() => {
  document.head.innerHTML = mark;
  delete page.dataset.consent;
  choose('; max-age=0');
  vi.clearAllMocks();
  Object.assign(navigator, { sendBeacon, connection: { effectiveType: '3g' } });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});

it('§4.6 a visit is measured only after the visitor has accepted cookies', async () => {
  measureWithConsent();
  dispatchEvent(new Event('load'));
  choose('false');
  page.dataset.consent = 'hidden';
  await vi.dynamicImportSettled();
  expect(isMeasured()).toBe(0);
  choose('true');
  page.dataset.consent = 'scrolled';
  await expect.poll(isMeasured).toBe(1);
});

it('§4.6 a page sends measurements only if the server asks for them, and only with consent', async () => {
  choose('true');
  document.head.innerHTML = '';
  measureWithConsent();
  dispatchEvent(new Event('load'));
  await vi.dynamicImportSettled();
  expect(isMeasured()).toBe(0);
  document.head.innerHTML = mark;
  measureWithConsent();
  await vi.dynamicImportSettled();
  expect(isMeasured()).toBe(0);
  dispatchEvent(new Event('load'));
  await expect.poll(isMeasured).toBe(1);
  // A visitor who has withdrawn consent sends nothing.
  choose('false');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  dispatchEvent(new Event('visibilitychange'));
  expect(sendBeacon).not.toHaveBeenCalled();
});
