import type { FastifyBodyParser } from 'fastify';
import { refusal } from './refusal.ts';

/** Reads the body of a sent form as `FormData`, files included; answers 400 if it is no form. */
export const readFormData: FastifyBodyParser<Buffer> = (request, body, done) => {
  const type = request.headers['content-type'] ?? '';
  // Copied, because TypeScript does not accept Node's `Buffer` as a body.
  new Response(Uint8Array.from(Buffer.from(body)), { headers: { 'content-type': type } })
    .formData()
    .then(
      (form) => done(null, form),
      () => done(refusal('The form cannot be read')),
    );
};
