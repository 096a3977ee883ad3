import { type HttpClient, statusError } from '../base/http.ts';
import type { Feedback } from './feedback.ts';

/** Paths of EmailJS (§7). `send` takes JSON, `sendForm` a form. */
export const emailPaths = {
  send: '/api/v1.0/email/send',
  sendForm: '/api/v1.0/email/send-form',
} as const;

/** Path to which feedback is posted (§7). */
export const feedbackPath = '/api/feedback/form';

/** Header with the submission id. A service stores a submission once, however often it is sent. */
export const submissionHeader = 'idempotency-key';

/**
 * Sends feedback (§7, §8).
 * @param submissionId such as a UUID. Use the same id if you send the feedback again.
 * @throws ContentError if no response with a 2xx status arrives.
 */
export const sendFeedback = (
  http: HttpClient,
  feedback: Feedback,
  submissionId = '',
): Promise<void> =>
  http.send(
    feedbackPath,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(submissionId !== '' && { [submissionHeader]: submissionId }),
      },
      body: JSON.stringify(feedback),
    },
    async (response, url) => {
      if (!response.ok) throw statusError(response, url);
      await response.body?.cancel();
    },
  );
