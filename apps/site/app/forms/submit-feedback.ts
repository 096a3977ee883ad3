import { type Feedback, isContentError } from '@insurance-kit/content-client';
import type { FeedbackModel } from '@insurance-kit/ui';
import { feedbackTexts } from '#company/texts/feedback.ts';
import type { PageMeta } from '../../shared/company.ts';
import { limitSeconds, submissionIdName } from '../../shared/names.ts';

export interface FeedbackTexts {
  readonly meta: PageMeta;
  readonly title: string;
  readonly form: FeedbackModel;
  readonly messages: {
    readonly emailed: string;
    readonly notEmailed: string;
    /** Shown if the form is invalid, or the content service refused the feedback. */
    readonly rejected: string;
    /** Shown if the service did not answer. */
    readonly unreachable: string;
    /** Shown after a 429 response: the visitor's network has just sent too much feedback. */
    readonly wait: (seconds: number) => string;
  };
}

const { emailed, notEmailed, rejected, unreachable, wait } = feedbackTexts.messages;

type FeedbackOutcome =
  | { readonly saved: true; readonly emailed: boolean; readonly message: string }
  /** `isRefused`: whether the content service answered with a status that is not 2xx. */
  | { readonly saved: false; readonly isRefused: boolean; readonly message: string };

/** Saves feedback, then e-mails it (§7). `save` rejects with a `ContentError` if it fails. */
export async function submitFeedback(
  { rating, likely_to_recommend, feedback = '' }: Feedback,
  submissionId: string,
  save: (values: Feedback) => Promise<void>,
  email: (fields: Readonly<Record<string, string | number>>) => Promise<boolean>,
): Promise<FeedbackOutcome> {
  const values = { rating, likely_to_recommend, feedback };
  try {
    await save(values);
  } catch (error) {
    const isRefused = isContentError(error, 'refused', 'missing');
    const isTooMany = isContentError(error) && error.status === 429;
    const message = isTooMany ? wait(limitSeconds) : isRefused ? rejected : unreachable;
    return { saved: false, isRefused, message };
  }
  const isAccepted = await email({ ...values, [submissionIdName]: submissionId });
  return { saved: true, emailed: isAccepted, message: isAccepted ? emailed : notEmailed };
}
