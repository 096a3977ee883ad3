import { isSubmissionId, readFeedback } from '@insurance-kit/content-client';
import {
  type FeedbackValues,
  feedbackAnswerId,
  isIncomplete,
  readFeedbackValues,
} from '@insurance-kit/ui';
import { data, redirect } from 'react-router-dom';
import { feedbackTexts as texts } from '#company/texts/feedback.ts';
import type { SubmissionSender } from '../../../shared/context.ts';
import { sentAddress } from '../../../shared/sent-address.ts';
import { submissionIdName } from '../../../shared/shared-names.ts';
import { submitFeedback } from './submit-feedback.ts';

/** Refused feedback: what was typed, and why it was refused (§5.2, §8). */
interface Refused {
  readonly values: FeedbackValues;
  readonly message: string;
}

/**
 * Handles feedback that was posted without a script: checks it as the browser and the content
 * service do (§5.2), saves and e-mails it, and redirects back to its page.
 */
export async function postFeedback(
  request: Request,
  sender: Omit<SubmissionSender, 'countTrapped'>,
) {
  const form = await request.formData();
  const values = readFeedbackValues(form);
  const refuse = (status: number, message: string) =>
    data<Refused>({ values, message }, { status });
  if (sender.waitSeconds !== undefined) return refuse(429, texts.messages.wait(sender.waitSeconds));
  if (isIncomplete(values)) return refuse(422, texts.form.incomplete);
  if (!readFeedback(values).ok) return refuse(422, texts.messages.rejected);

  const submissionId = String(form.get(submissionIdName) ?? '');
  const outcome = await submitFeedback(
    values,
    submissionId,
    (feedback) =>
      sender.saveFeedback(feedback, isSubmissionId(submissionId) ? submissionId : undefined),
    (fields) => sender.email('feedback', fields),
  );
  if (!outcome.saved) return refuse(outcome.answered ? 502 : 503, outcome.message);
  const { pathname } = new URL(request.url);
  return redirect(
    sentAddress(pathname, outcome.emailed ? 'emailed' : 'saved', feedbackAnswerId),
    303,
  );
}
