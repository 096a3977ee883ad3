/**
 * Where the browser blocks storage, even reading `localStorage` throws, and React Router and EmailJS
 * read it unasked: there, the page gets one that keeps nothing.
 */
export function replaceBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    try {
      Reflect.get(window, name);
    } catch {
      const value = { getItem: () => null, setItem() {}, removeItem() {} };
      Object.defineProperty(window, name, { value });
    }
  }
}
