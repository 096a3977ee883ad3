import { feedbackPath, feedbackSchema } from '@insurance-kit/content-client/records';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Store } from '../store/store.ts';
import { submissionIdOf } from './refusal.ts';

/** PostgreSQL cannot store this character, and nobody types it. */
const storableFeedback = v.pipe(
  feedbackSchema,
  v.forward(
    v.partialCheck(
      [['feedback']],
      ({ feedback }) => feedback?.includes('\u0000') !== true,
      'feedback must not contain NUL characters',
    ),
    ['feedback'],
  ),
);

/**
 * `POST /api/feedback/form` (§7): 201 once the feedback is stored; 400 with `{ error, field? }` for
 * an invalid body. The same `Idempotency-Key` is answered with 201 again and not stored twice.
 */
export function feedbackRoutes(app: FastifyInstance, store: Store): void {
  app.post(feedbackPath, async (request, reply) => {
    const reading = v.safeParse(storableFeedback, request.body);
    if (!reading.success) {
      const [issue] = reading.issues;
      const field = v.getDotPath(issue);
      return reply.code(400).send({ error: issue.message, ...(field === null ? {} : { field }) });
    }
    const id = await store.saveFeedback(reading.output, submissionIdOf(request));
    request.log.info({ id }, 'feedback stored');
    return reply.code(201).send({ id });
  });
}
