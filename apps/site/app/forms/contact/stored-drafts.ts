/** The session storage entry that keeps what was typed into the contact form (§4.9). */
export const draftsKey = 'contact-drafts';

/** What that entry holds; an empty object where there is none, or none that can be read. */
export function storedDrafts(): object {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(draftsKey) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
