/** Session storage key of the contact form's text (§4.9). */
export const draftsKey = 'contact-drafts';

/** Reads the stored drafts. Returns an empty object if there are none or they are invalid. */
export function storedDrafts(): object {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(draftsKey) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
