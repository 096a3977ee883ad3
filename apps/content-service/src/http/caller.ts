import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Headers that a proxy adds to requests. */
const forwarding = /^(?:x-forwarded-.*|x-real-ip|forwarded|via)$/;

/** Whether a request says that a proxy has passed it on. */
export const isForwarded = ({ headers }: FastifyRequest): boolean =>
  Object.keys(headers).some((name) => forwarding.test(name));

/** A client's address, without the port that some proxies add to it: a new one for each request. */
export const callerAddress = ({ ip }: FastifyRequest): string =>
  ip.replace(/^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/, '$1$2');

/** Whether two secrets are the same; compared by hash, so that the time reveals nothing. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
