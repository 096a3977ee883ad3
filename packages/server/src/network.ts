import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The network that counts as one client: an IPv4 address, or an IPv6 /64. */
export function networkOf(text: string): string {
  const [, inBrackets, beforePort] = /^\[(.+)\](?::\d+)?$|^([^:]+):\d+$/.exec(text) ?? [];
  const address = (inBrackets ?? beforePort ?? text).replace(/%.*$/, '');
  if (isIP(address) === 0) return text;
  const client = ipaddr.process(address);
  if (client instanceof ipaddr.IPv4) return client.toString();
  return client.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

/** Value of Fastify's option `trustProxy` for a server behind `proxies` proxies. */
export const trustHops =
  (proxies: number) =>
  (_address: string, hop: number): boolean =>
    hop < proxies;
