import { isSubmissionId, submissionHeader } from '@insurance-kit/content-client/records';
import type { FastifyRequest } from 'fastify';

/** An error that is answered with this status and text. */
export const refusal = (text: string, statusCode = 400): Error =>
  Object.assign(new Error(text), { statusCode });

/**
 * The `Idempotency-Key` of a request, else `otherwise`.
 *
 * @throws a refusal if it cannot be a submission id
 */
export function submissionIdOf(
  { headers }: FastifyRequest,
  otherwise?: string,
): string | undefined {
  const id = headers[submissionHeader] ?? otherwise;
  if (id === undefined || (typeof id === 'string' && isSubmissionId(id))) return id;
  throw refusal('Idempotency-Key must be 8 to 64 letters, digits, hyphens or underscores');
}
