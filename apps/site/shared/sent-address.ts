/** What became of a form that was posted and taken. */
type Sent = 'emailed' | 'saved';

/** The query key that says so after the post (post, redirect, get), and what its value looks like. */
export const sentKeys = { sent: /^(?:emailed|saved)$/ } as const;

/** Where a taken post leads: its own page, at the place that says what became of it. */
export const sentAddress = (path: string, sent: Sent, fragment: string): string =>
  `${path}?sent=${sent}#${fragment}`;

/** What an address says of a post; `undefined` where none was made. */
export const readSent = (query: URLSearchParams): Sent | undefined =>
  (['emailed', 'saved'] as const).find((sent) => sent === query.get('sent'));
