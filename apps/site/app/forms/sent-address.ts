import { queryKeys } from '../../shared/names.ts';

type Sent = 'emailed' | 'saved';

/** Target of the redirect after a post (post, redirect, get): the form's page, at the result. */
export const sentAddress = (path: string, sent: Sent, fragment: string): string =>
  `${path}?sent=${sent}#${fragment}`;

/** The result in an address, if there is one. */
export const readSent = (query: URLSearchParams): Sent | undefined => {
  const sent = query.get('sent') ?? '';
  if (!queryKeys.sent.test(sent)) return undefined;
  return sent === 'emailed' ? 'emailed' : 'saved';
};
