import {
  feedbackPath,
  isSubmissionId,
  readFeedback,
  submissionHeader,
} from '@insurance-kit/content-client/records';
import type { Payload } from 'payload';

const maxBodyBytes = 64 * 1024;

/** Stores a visitor's post, unless a post with the same submission id is already stored. */
async function storeOnce(
  payload: Payload,
  collection: 'feedback' | 'messages',
  data: object,
  id: unknown,
): Promise<void> {
  const submission = typeof id === 'string' && isSubmissionId(id) ? id : undefined;
  try {
    await payload.create({ collection, data: { ...data, submission } });
  } catch (error) {
    const where = { submission: { equals: submission } };
    const isStored =
      submission !== undefined && (await payload.count({ collection, where })).totalDocs > 0;
    if (!isStored) throw error;
  }
}

/** Reads a JSON object or a multipart form. `undefined` for any other body. */
async function readBody(request: Request): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
    const body: unknown = isForm
      ? Object.fromEntries(await request.formData())
      : await request.json();
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? { ...body }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Answers visitors' posts: feedback, and messages to the two paths of EmailJS's API. */
export async function receive(payload: Payload, path: string, request: Request): Promise<Response> {
  const refuse = (error: string, status = 400) => Response.json({ error }, { status });
  if (Number(request.headers.get('content-length')) > maxBodyBytes)
    return refuse('The body is too long.', 413);
  const id = request.headers.get(submissionHeader);
  switch (path) {
    case feedbackPath: {
      const reading = readFeedback(await readBody(request));
      if (!reading.ok) return refuse(reading.reason);
      await storeOnce(payload, 'feedback', reading.feedback, id);
      return Response.json({ saved: true }, { status: 201 });
    }
    case '/api/v1.0/email/send':
    case '/api/v1.0/email/send-form': {
      const body = await readBody(request);
      if (body?.template_id === undefined) return refuse('The template ID not found.');
      const { template_id: template, template_params: params = body } = body;
      await storeOnce(payload, 'messages', { template, params }, id ?? body.submission_id);
      return new Response('OK');
    }
    default:
      return refuse('Not found.', 404);
  }
}
