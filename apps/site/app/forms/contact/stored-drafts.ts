/** Session storage key of the contact form's text (§4.9). */
export const draftsKey = 'contact-drafts';

export function storedDrafts(): object {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(draftsKey) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
