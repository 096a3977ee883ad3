import { emailPaths, isSubmissionId } from '@insurance-kit/content-client/records';
import { isSameSecret } from '@insurance-kit/server/requests';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Outbox } from '../mail/outbox.ts';
import type { Message, Store } from '../store/store.ts';
import { isForwarded, readFormData, refusal, submissionIdOf } from './requests.ts';

/** In bytes. EmailJS accepts about 50 kB of parameters. A multipart body is somewhat larger. */
const bodyLimit = 64 * 1024;
const identifier = /^[\w.-]{1,100}$/;

/**
 * Registers the EmailJS stand-in: the calls `send` and `sendForm` of `@emailjs/browser`. `OK` means
 * that the message is stored. Errors are JSON. The outbox sends one message per submission id.
 */
export async function emailjsRoutes(app: FastifyInstance, outbox: Outbox): Promise<void> {
  await app.register(async (emailjs) => {
    emailjs.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, readFormData);
    const accept =
      (read: (body: unknown) => ReturnType<typeof readMessage>) =>
      async (request: FastifyRequest, reply: FastifyReply) => {
        const { message, submissionId } = read(request.body);
        await outbox.add(message, submissionIdOf(request, submissionId));
        return reply.type('text/plain; charset=utf-8').send('OK');
      };
    emailjs.post(emailPaths.send, { bodyLimit }, accept(readJson));
    emailjs.post(emailPaths.sendForm, { bodyLimit }, accept(readForm));
  });
}

function readJson(body: unknown) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refusal('The body must be a JSON object');
  }
  const fields = new Map<string, unknown>(Object.entries(body));
  const params = fields.get('template_params') ?? {};
  if (typeof params !== 'object' || Array.isArray(params)) {
    throw refusal('The template_params must be an object');
  }
  return readMessage(fields, { ...params });
}

const accountFields = ['lib_version', 'user_id', 'service_id', 'template_id'];

function readForm(body: unknown) {
  if (!(body instanceof FormData)) throw refusal('The body must be multipart/form-data');
  const fields = new Map<string, string>();
  for (const [name, value] of body) {
    if (typeof value !== 'string') throw refusal('Attachments are not accepted');
    const before = fields.get(name);
    fields.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  const params = Object.fromEntries([...fields].filter(([name]) => !accountFields.includes(name)));
  return readMessage(fields, params);
}

function readMessage(fields: ReadonlyMap<string, unknown>, params: Message['params']) {
  const requireId = (name: string): string => {
    const id = fields.get(name);
    if (typeof id === 'string' && identifier.test(id)) return id;
    throw refusal(`${name} is missing or invalid`);
  };
  requireId('user_id');
  const service_id = requireId('service_id');
  const template_id = requireId('template_id');
  // EmailJS's client sends no custom headers, so the submission id can also be a parameter.
  const { submission_id: id, ...written } = params;
  const submissionId = isSubmissionId(id) ? id : undefined;
  return { message: { service_id, template_id, params: written }, submissionId };
}

/** `GET /mailbox`: newest messages as JSON, if `token` is set and sent. 404 through a proxy. */
export function mailboxRoutes(
  app: FastifyInstance,
  store: Pick<Store, 'messages'>,
  token: string | undefined,
): void {
  if (token === undefined) return;
  app.get('/mailbox', async (request, reply) => {
    if (isForwarded(request)) return reply.callNotFound();
    reply.header('cache-control', 'no-store');
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
      reply.code(401).header('www-authenticate', 'Bearer');
      return reply.send({ error: 'Send the MAILBOX_TOKEN as Authorization: Bearer <token>' });
    }
    return reply.send(await store.messages({ limit: 200 }));
  });
}
