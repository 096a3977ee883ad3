import type { FastifyBaseLogger } from 'fastify';

/** The service's structured log: one JSON object a line, never with a visitor's data in it. */
export type ServiceLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
