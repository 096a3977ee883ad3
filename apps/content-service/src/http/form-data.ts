import type { FastifyBodyParser } from 'fastify';

/** Reads the body of a sent form as `FormData`, files included; 400 for what is none. */
export const readFormData: FastifyBodyParser<Buffer> = (request, body, done) => {
  const type = request.headers['content-type'] ?? '';
  // A copy: only a view of its own buffer is a body by its type.
  new Response(Uint8Array.from(Buffer.from(body)), { headers: { 'content-type': type } })
    .formData()
    .then(
      (form) => done(null, form),
      () => done(Object.assign(new Error('The form cannot be read'), { statusCode: 400 })),
    );
};
