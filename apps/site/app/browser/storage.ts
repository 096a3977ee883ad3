type Storage = 'localStorage' | 'sessionStorage';

/** A stored value. `null` if there is none, or storage is blocked. */
export function readStored(storage: Storage, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

export function store(storage: Storage, key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {}
}
