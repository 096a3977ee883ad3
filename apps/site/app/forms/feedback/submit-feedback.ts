import { isContentError } from '@insurance-kit/content-client';
import type { FeedbackValues } from '@insurance-kit/ui';
import type { FeedbackMessages } from '../../companies/contract/texts.ts';

/** What became of feedback (§8). */
export type FeedbackOutcome =
  | { readonly saved: true; readonly emailed: boolean; readonly message: string }
  /** `answered`: the service said no, rather than nothing. */
  | { readonly saved: false; readonly answered: boolean; readonly message: string };

/** The two things that happen to feedback, in this order (§7). */
export interface FeedbackCalls {
  /** Rejects with a `ContentError`. */
  readonly save: (values: FeedbackValues) => Promise<void>;
  /** Resolves to whether the e-mail was taken. */
  readonly email: (values: FeedbackValues) => Promise<boolean>;
}

/** Saves feedback, then e-mails it, and tells how that went in the words of §8. */
export async function submitFeedback(
  values: FeedbackValues,
  { save, email }: FeedbackCalls,
  messages: FeedbackMessages,
): Promise<FeedbackOutcome> {
  try {
    await save(values);
  } catch (error) {
    const answered = isContentError(error, 'refused', 'missing');
    const message = answered ? messages.rejected : messages.unreachable;
    return { saved: false, answered, message };
  }
  const emailed = await email(values);
  return { saved: true, emailed, message: emailed ? messages.emailed : messages.notEmailed };
}
