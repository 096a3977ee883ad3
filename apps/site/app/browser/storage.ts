type Storage = 'localStorage' | 'sessionStorage';

/** A stored value, or `null`; accessing blocked storage throws. */
export function readStored(storage: Storage, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, unless storage is blocked or full. */
export function store(storage: Storage, key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {}
}
