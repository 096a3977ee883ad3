// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetListeners } from '../test/listeners.ts';
import { retryUnknownContent } from './retry.ts';

const reload = vi.fn();
const ask = vi.fn<typeof fetch>();
const log = vi.fn();

/** What the server answered the page with. */
let answered = 200;
class PerformanceNavigationTiming {
  readonly responseStatus = answered;
}

const open = (html: string) => {
  document.body.innerHTML = html;
  retryUnknownContent();
  dispatchEvent(new Event('DOMContentLoaded'));
};
const waiting = '<main><div data-loading="page">Loading...</div></main>';
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

forgetListeners();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  answered = 200;
  vi.stubGlobal('PerformanceNavigationTiming', PerformanceNavigationTiming);
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => [new PerformanceNavigationTiming()],
  });
  for (const mock of [reload, ask, log]) mock.mockReset();
  vi.stubGlobal('location', { href: 'https://site.example/redhome', reload });
  vi.stubGlobal('fetch', ask);
  vi.spyOn(console, 'error').mockImplementation(log);
  ask.mockResolvedValue(new Response(null, { status: 503 }));
});
afterEach(() => {
  vi.useRealTimers();
});
describe('a page whose content is not known (§4.1)', () => {
  it('is asked for again with growing pauses, and each failure is logged', async () => {
    open(waiting);
    for (const [times, pause] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      await wait(pause - 0.1);
      expect(ask).toHaveBeenCalledTimes(times);
      await wait(0.1);
      expect(ask).toHaveBeenCalledTimes(times + 1);
      expect(log).toHaveBeenCalledTimes(times + 1);
    }
    expect(ask).toHaveBeenLastCalledWith('https://site.example/redhome', { method: 'HEAD' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('is shown as soon as it is there', async () => {
    ask.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response());
    open(waiting);
    await wait(1);
    expect(log).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    await wait(2);
    expect(reload).toHaveBeenCalledOnce();
    await wait(300);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is also one that was answered with 503', async () => {
    answered = 503;
    open('<main></main>');
    await wait(1);
    expect(ask).toHaveBeenCalledOnce();
  });

  it.each([
    ['reads a dialog', '<dialog open></dialog>'],
    ['types', '<form><input></form>'],
  ])('does not change under a visitor who %s', async (_, html) => {
    open(waiting + html);
    document.querySelector('input')?.focus();
    await wait(300);
    expect(ask).not.toHaveBeenCalled();
    document.querySelector('dialog, form')?.remove();
    await wait(30);
    expect(ask).toHaveBeenCalled();
  });

  it('is not one that stands', async () => {
    open('<main><div role="status">Loading...</div></main>');
    await wait(300);
    expect(ask).not.toHaveBeenCalled();
  });
});
