import type { Feedback } from './forms/feedback.ts';
import { type HttpClient, statusError } from './http.ts';

/** The path of `POST /api/feedback/form` (§7). */
export const feedbackPath = '/api/feedback/form';

/**
 * The header of `POST /api/feedback/form` with the submission id: if the same id comes again, the
 * service repeats its answer and stores nothing.
 */
export const submissionHeader = 'idempotency-key';

/** The options of every call. */
export interface CallOptions {
  /** Aborts the call; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** The options of sending feedback. */
export interface FeedbackOptions extends CallOptions {
  /** An id of this submission, such as a UUID: sent again with the same id, it is stored once. */
  readonly submissionId?: string | undefined;
}

/**
 * Saves feedback (§7) without the rest of the client: for a page that only sends.
 *
 * @throws ContentError `refused` if it was not taken, `unreachable` if no answer came (§8).
 */
export const sendFeedback = (
  http: HttpClient,
  feedback: Feedback,
  { signal, submissionId = '' }: FeedbackOptions = {},
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
      signal: signal ?? null,
    },
    async (response, url) => {
      if (!response.ok) throw statusError(response, url);
      await response.body?.cancel();
    },
  );
