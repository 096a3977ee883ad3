import { isSubmissionId } from '@insurance-kit/content-client/records';

/** The error for an `Idempotency-Key` that cannot be a submission id. */
export const wrongSubmissionId =
  'Idempotency-Key must be 8 to 64 letters, digits, hyphens or underscores';

/** Whether a request's `Idempotency-Key` is missing or can be a submission id. */
export const mayBeSubmissionId = (name: unknown): name is string | undefined =>
  name === undefined || (typeof name === 'string' && isSubmissionId(name));
