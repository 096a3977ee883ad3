/** The session storage entry that keeps what was typed into the contact form (§4.9). */
export const draftsKey = 'contact-drafts';
