import { isSubmissionId } from '@insurance-kit/content-client/records';

/** What is said of an `Idempotency-Key` that names no submission. */
export const wrongSubmissionId =
  'Idempotency-Key must be 8 to 64 letters, digits, hyphens or underscores';

/** Whether a request's `Idempotency-Key` names a submission, or there is none. */
export const mayBeSubmissionId = (name: unknown): name is string | undefined =>
  name === undefined || (typeof name === 'string' && isSubmissionId(name));
