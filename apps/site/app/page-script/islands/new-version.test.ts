// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetListeners } from '../../test/page.ts';
import { reloadForNewVersion } from './new-version.ts';
import { failedEvent } from './start-islands.ts';

const reload = vi.fn();

forgetListeners();
beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  reloadForNewVersion();
});

describe('a press that needs scripts of an earlier version', () => {
  it('loads the page anew, but not again within a minute', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    dispatchEvent(new Event(failedEvent));
    dispatchEvent(new Event(failedEvent));
    expect(reload).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 61_000);
    dispatchEvent(new Event(failedEvent));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('keeps what was typed into the contact form, and what was sent in vain (§4.9)', () => {
    document.body.innerHTML = `<main><div data-island="contact"><form>
      <input name="first_name" value="Ama"><textarea name="message">How much?</textarea>
      <input type="checkbox" name="privacy" checked></form></div></main>`;
    const unsent = { first_name: 'Ama', message: 'Sent, but has not arrived' };
    sessionStorage.setItem('contact-drafts', JSON.stringify({ typed: {}, unsent }));
    dispatchEvent(new Event(failedEvent));
    expect(JSON.parse(sessionStorage.getItem('contact-drafts') ?? '')).toEqual({
      typed: { first_name: 'Ama', message: 'How much?', privacy: true },
      unsent,
    });
  });
});
