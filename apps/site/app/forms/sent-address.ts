import { queryKeys } from '../../shared/names.ts';

type Sent = 'emailed' | 'saved';

/** The address to which an accepted post redirects: the form's page with the result. */
export const sentAddress = (path: string, sent: Sent, fragment: string): string =>
  `${path}?sent=${sent}#${fragment}`;

export const readSent = (query: URLSearchParams): Sent | undefined => {
  const sent = query.get('sent') ?? '';
  if (!queryKeys.sent.test(sent)) return undefined;
  return sent === 'emailed' ? 'emailed' : 'saved';
};
