type Storage = 'localStorage' | 'sessionStorage';

/** What a browser's storage has; nothing where it is blocked: then even naming it throws. */
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
  } catch {
    // The next page does without.
  }
}
