/** Session storage key: the contact form's typed text and its unconfirmed message (§4.9). */
export const draftsKey = 'contact-drafts';
/** Local storage key: set if this browser has shown the feedback dialog or sent feedback. */
export const feedbackDoneKey = 'feedback-asked';

type Storage = 'localStorage' | 'sessionStorage';

/** Returns a stored value, or `null` if there is none or storage is blocked. */
export function readStored(storage: Storage, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value. If storage is full or blocked, does nothing. */
export function store(storage: Storage, key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {}
}
