import type { IncomingMessage } from 'node:http';

/** Makes what reads a cookie from a request: its value, or `undefined` where it is not sent. */
export const cookieReader = (name: string) => {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;\\s]*)`);
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
    pattern.exec(headers.cookie ?? '')?.[1];
};
