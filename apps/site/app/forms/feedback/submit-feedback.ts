import { isContentError } from '@insurance-kit/content-client';
import type { FeedbackValues } from '@insurance-kit/ui';
import { feedbackTexts } from '#company/texts/feedback.ts';

const { emailed, notEmailed, rejected, unreachable } = feedbackTexts.messages;

/** What became of feedback, and what its visitor is told (§8). */
type FeedbackOutcome =
  | { readonly saved: true; readonly emailed: boolean; readonly message: string }
  /** `answered`: the service said no, rather than nothing. */
  | { readonly saved: false; readonly answered: boolean; readonly message: string };

/**
 * Saves feedback, then e-mails it (§7), and tells how that went.
 *
 * @param save rejects with a `ContentError`.
 * @param email resolves to whether the e-mail was taken.
 */
export async function submitFeedback(
  values: FeedbackValues,
  save: (values: FeedbackValues) => Promise<void>,
  email: (values: FeedbackValues) => Promise<boolean>,
): Promise<FeedbackOutcome> {
  try {
    await save(values);
  } catch (error) {
    const answered = isContentError(error, 'refused', 'missing');
    return { saved: false, answered, message: answered ? rejected : unreachable };
  }
  const isTaken = await email(values);
  return { saved: true, emailed: isTaken, message: isTaken ? emailed : notEmailed };
}
