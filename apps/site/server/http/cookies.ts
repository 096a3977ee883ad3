import type { IncomingMessage } from 'node:http';

/** Creates a reader of one cookie: its value, or `undefined` if it is not sent. */
export const cookieReader = (name: string) => {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;\\s]*)`);
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
    pattern.exec(headers.cookie ?? '')?.[1];
};
