// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module as a new page loads it: it remembers nothing of its own. */
const loadPage = async () => {
  vi.resetModules();
  return import('./ask.ts');
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.useRealTimers();
});

describe('§4.5 §9 asking for feedback', () => {
  it('comes 30 s after the first load of the tab, not before, and once', async () => {
    const { askForFeedback, askedKey } = await loadPage();
    const ask = vi.fn();
    askForFeedback(ask);
    vi.advanceTimersByTime(29_999);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledOnce();
    expect(localStorage.getItem(askedKey)).not.toBeNull();
    vi.advanceTimersByTime(120_000);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is not put off by another page of the tab', async () => {
    (await loadPage()).askForFeedback(vi.fn())();
    vi.advanceTimersByTime(20_000);
    const ask = vi.fn();
    (await loadPage()).askForFeedback(ask);
    vi.advanceTimersByTime(10_000);
    expect(ask).toHaveBeenCalledOnce();
  });

  it.each([
    ['back', -10],
    ['forward', 10],
  ])('comes within 30 s where the clock is set %s by years', async (_, years) => {
    (await loadPage()).askForFeedback(vi.fn())();
    vi.setSystemTime(Date.now() + years * 31_557_600_000);
    const ask = vi.fn();
    (await loadPage()).askForFeedback(ask);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(30_000);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('never comes again in a browser that was asked', async () => {
    (await loadPage()).noteAsked();
    const ask = vi.fn();
    (await loadPage()).askForFeedback(ask);
    vi.advanceTimersByTime(120_000);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['someone types', '<input>'],
    ['a dialog is open', '<dialog open>Cover</dialog>'],
    ['a dialog has closed and the page has not heard of it', '<dialog>Cover</dialog>'],
  ])('waits while %s', async (_, html) => {
    document.body.innerHTML = html;
    document.querySelector('input')?.focus();
    const ask = vi.fn();
    (await loadPage()).askForFeedback(ask);
    vi.advanceTimersByTime(60_000);
    expect(ask).not.toHaveBeenCalled();
    document.body.innerHTML = '';
    vi.advanceTimersByTime(1000);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is remembered for the tab where storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { askForFeedback } = await loadPage();
    const ask = vi.fn();
    askForFeedback(ask);
    vi.advanceTimersByTime(30_000);
    expect(ask).toHaveBeenCalledOnce();
    askForFeedback(ask);
    vi.advanceTimersByTime(60_000);
    expect(ask).toHaveBeenCalledOnce();
  });
});
