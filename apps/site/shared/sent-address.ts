/** Result of an accepted form post. */
type Sent = 'emailed' | 'saved';

/** Query parameter of the result after the post (post, redirect, get), and its format. */
export const sentKeys = { sent: /^(?:emailed|saved)$/ } as const;

/** Target of the redirect: the form's page, at the result. */
export const sentAddress = (path: string, sent: Sent, fragment: string): string =>
  `${path}?sent=${sent}#${fragment}`;

/** The result in an address, if there is one. */
export const readSent = (query: URLSearchParams): Sent | undefined =>
  (['emailed', 'saved'] as const).find((sent) => sent === query.get('sent'));
