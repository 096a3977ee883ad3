// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { draftsKey } from '../../forms/contact/stored-drafts.ts';
import { replaceBlockedStorage } from './storage.ts';

const blocked = (name: string) =>
  Object.defineProperty(window, name, {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });

describe('a browser that blocks storage', () => {
  const own = Object.getOwnPropertyDescriptors(window);
  afterEach(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      const property = own[name];
      if (property) Object.defineProperty(window, name, { ...property, configurable: true });
    }
  });

  it('gets one that lasts for the visit, so that nothing throws', () => {
    blocked('localStorage');
    blocked('sessionStorage');
    replaceBlockedStorage();
    localStorage.setItem('a', '1');
    expect(localStorage.getItem('a')).toBe('1');
    expect(JSON.parse(window.name)).toEqual({ a: '1' });
    localStorage.removeItem('a');
    expect(localStorage.getItem('a')).toBeNull();
  });

  it('keeps what was typed in the page alone, where no other site reads it', () => {
    blocked('sessionStorage');
    replaceBlockedStorage();
    sessionStorage.setItem(draftsKey, '{"typed":"a secret"}');
    expect(sessionStorage.getItem(draftsKey)).toBe('{"typed":"a secret"}');
    expect(window.name).not.toContain('secret');
    sessionStorage.removeItem(draftsKey);
    expect(sessionStorage.getItem(draftsKey)).toBeNull();
  });

  it('keeps its own where it is not blocked', () => {
    replaceBlockedStorage();
    localStorage.setItem('a', '1');
    expect(localStorage.getItem('a')).toBe('1');
  });
});
