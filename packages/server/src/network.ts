import { isIP } from 'node:net';

/** First four groups of an IPv6 address, lower case, without leading zeros. */
const firstHalf = (address: string): string => {
  // `URL` normalises capitals and zeros.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = '', right] = short.split('::');
  const head = left.split(':').filter(Boolean);
  const tail = right?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
};

/** The network that counts as one client: an IPv4 address, or an IPv6 /64. */
export function networkOf(text: string): string {
  const [, inBrackets, beforePort] = /^\[(.+)\](?::\d+)?$|^([^:]+):\d+$/.exec(text) ?? [];
  const address = (inBrackets ?? beforePort ?? text)
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  switch (isIP(address)) {
    case 4:
      return address;
    case 6:
      return firstHalf(address);
    default:
      return text;
  }
}

/** Fastify's `trustProxy` for this number of proxies. */
export const trustHops =
  (proxies: number) =>
  (_address: string, hop: number): boolean =>
    hop < proxies;
