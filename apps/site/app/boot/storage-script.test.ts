// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { storageScript } from './storage-script.ts';

const run = new Function('window', storageScript);

describe('decisions §4 the storage of a page', () => {
  it("is the browser's own where it allows it", () => {
    const { localStorage, sessionStorage } = window;
    run(window);
    expect(window.localStorage).toBe(localStorage);
    expect(window.sessionStorage).toBe(sessionStorage);
  });

  it('keeps nothing, and fails nobody, where the browser blocks it', () => {
    const blocking = Object.defineProperties(
      {},
      Object.fromEntries(
        ['localStorage', 'sessionStorage'].map((name) => [
          name,
          {
            get: () => {
              throw new DOMException('Access is denied.', 'SecurityError');
            },
            configurable: true,
          },
        ]),
      ),
    );
    run(blocking);
    for (const name of ['localStorage', 'sessionStorage']) {
      const storage: Storage = Reflect.get(blocking, name);
      storage.setItem('key', 'value');
      storage.removeItem('key');
      expect(storage.getItem('key')).toBeNull();
    }
  });
});
