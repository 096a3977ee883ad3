import { feedbackPath, readFeedback } from '@insurance-kit/content-client/records';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';
import { submissionIdOf } from './requests.ts';

/**
 * Registers `POST /api/feedback/form` (§7): 201 when stored, also if repeated; 400 with `{ error }`
 * if invalid.
 */
export function feedbackRoutes(app: FastifyInstance, store: Store): void {
  app.post(feedbackPath, async (request, reply) => {
    const reading = readFeedback(request.body);
    if (!reading.ok) return reply.code(400).send({ error: reading.reason });
    const id = await store.saveFeedback(reading.feedback, submissionIdOf(request));
    request.log.info({ id }, 'feedback stored');
    return reply.code(201).send({ id });
  });
}
