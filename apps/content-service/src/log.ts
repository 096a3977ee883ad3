import type { FastifyBaseLogger } from 'fastify';

/** Structured log: one JSON object a line, never with visitors' data. */
export type ServiceLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
