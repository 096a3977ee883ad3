import { isSubmissionId, submissionHeader } from '@insurance-kit/content-client/records';
import type { FastifyRequest } from 'fastify';

const forwarding = /^(?:x-forwarded-.*|x-real-ip|forwarded|via)$/;

export const isForwarded = ({ headers }: FastifyRequest): boolean =>
  Object.keys(headers).some((name) => forwarding.test(name));

/** An error that makes Fastify answer with status 400. */
export const refusal = (text: string): Error => Object.assign(new Error(text), { statusCode: 400 });

/** The id in `Idempotency-Key`, or else `fallback`. @throws an HTTP error if the id is invalid. */
export function submissionIdOf({ headers }: FastifyRequest, fallback?: string): string | undefined {
  const id = headers[submissionHeader] ?? fallback;
  if (id === undefined || (typeof id === 'string' && isSubmissionId(id))) return id;
  throw refusal('Idempotency-Key must be 8 to 64 letters, digits, hyphens or underscores');
}

export async function readFormData({ headers }: FastifyRequest, body: Buffer): Promise<FormData> {
  const type = headers['content-type'] ?? '';
  // Copy the body, because TypeScript does not accept a `Buffer` as a body of `Response`.
  const response = new Response(Uint8Array.from(body), { headers: { 'content-type': type } });
  return response.formData().catch(() => {
    throw refusal('The form is invalid');
  });
}
