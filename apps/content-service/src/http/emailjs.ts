import {
  emailPaths,
  isSubmissionId,
  submissionHeader,
} from '@insurance-kit/content-client/records';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterSeconds } from '../app.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Message } from '../store/store.ts';
import { readFormData } from './form-data.ts';
import { mayBeSubmissionId, wrongSubmissionId } from './submission.ts';

/** A valid message, or EmailJS's answer to an invalid one. */
type Reading =
  | {
      readonly state: 'message';
      readonly message: Message;
      /** The submission id, so that sending it again counts once. */
      readonly submissionId?: string | undefined;
    }
  | { readonly state: 'refused'; readonly status: 400 | 404; readonly text: string };

/** EmailJS accepts about 50 kB of parameters; the rest is for multipart overhead. */
const bodyLimit = 64 * 1024;
const identifier = /^[\w.-]{1,100}$/;
/** The field with the submission id, because the EmailJS client cannot send a header. */
const submissionField = 'submission_id';

/**
 * The EmailJS stand-in: the two calls of `@emailjs/browser`, with its paths, formats and answers,
 * so that a real account can replace it by setting the site's variables. Every answer is text. 200
 * `OK` means that the message is stored; it is sent to the mail server afterwards. For each
 * `Idempotency-Key` one message is stored and sent.
 */
export async function emailjsRoutes(app: FastifyInstance, outbox: Outbox): Promise<void> {
  await app.register(async (emailjs) => {
    emailjs.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit },
      readFormData,
    );
    emailjs.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*');
    });
    emailjs.setErrorHandler<FastifyError>((error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status < 500) return sendText(reply, status, error.message);
      request.log.error({ err: error }, 'a message could not be taken');
      reply.header('retry-after', retryAfterSeconds);
      return sendText(reply, 503, 'The service cannot answer now. Try again later.');
    });

    const take = async (request: FastifyRequest, reply: FastifyReply, reading: Reading) => {
      if (reading.state === 'refused') return sendText(reply, reading.status, reading.text);
      const name = request.headers[submissionHeader] ?? reading.submissionId;
      if (!mayBeSubmissionId(name)) return sendText(reply, 400, wrongSubmissionId);
      await outbox.take(reading.message, name);
      return sendText(reply, 200, 'OK');
    };

    emailjs.post(emailPaths.send, { bodyLimit }, (request, reply) =>
      take(request, reply, readJson(request.body)),
    );
    emailjs.post(emailPaths.sendForm, { bodyLimit }, (request, reply) =>
      take(request, reply, readForm(request.body)),
    );
    for (const path of Object.values(emailPaths)) {
      emailjs.options(path, async (_request, reply) =>
        reply
          .code(204)
          .header('access-control-allow-methods', 'POST')
          .header('access-control-allow-headers', `content-type, ${submissionHeader}`)
          .header('access-control-max-age', '86400')
          .send(),
      );
    }
  });
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}

function refuse(text: string, status: 400 | 404 = 400): Reading {
  return { state: 'refused', status, text };
}

function readJson(body: unknown): Reading {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuse('The body must be a JSON object');
  }
  const fields = new Map<string, unknown>(Object.entries(body));
  const params = fields.get('template_params') ?? {};
  if (typeof params !== 'object' || Array.isArray(params)) {
    return refuse('The template_params must be an object');
  }
  return readMessage(fields, { ...params });
}

const ownFields = ['lib_version', 'user_id', 'service_id', 'template_id'];

function readForm(body: unknown): Reading {
  if (!(body instanceof FormData)) return refuse('The body must be multipart/form-data');
  const fields = new Map<string, string>();
  for (const [name, value] of body) {
    if (typeof value !== 'string') return refuse('Attachments are not accepted');
    const earlier = fields.get(name);
    fields.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  const params = Object.fromEntries([...fields].filter(([name]) => !ownFields.includes(name)));
  return readMessage(fields, params);
}

function readMessage(fields: ReadonlyMap<string, unknown>, params: Message['params']): Reading {
  const idOf = (name: string): string | undefined => {
    const id = fields.get(name);
    return typeof id === 'string' && identifier.test(id) ? id : undefined;
  };
  const admin = 'https://dashboard.emailjs.com/admin';
  if (idOf('user_id') === undefined) {
    return typeof fields.get('user_id') === 'string' && fields.get('user_id') !== ''
      ? refuse('Account not found', 404)
      : refuse(`The Public Key is invalid. To find this ID, visit ${admin}/account`);
  }
  const service_id = idOf('service_id');
  if (service_id === undefined) {
    return refuse(`The service ID not found. To find this ID, visit ${admin}`);
  }
  const template_id = idOf('template_id');
  if (template_id === undefined) {
    return refuse(`The template ID not found. To find this ID, visit ${admin}/templates`);
  }
  const { [submissionField]: name, ...written } = params;
  const submissionId = typeof name === 'string' && isSubmissionId(name) ? name : undefined;
  return { state: 'message', message: { service_id, template_id, params: written }, submissionId };
}
