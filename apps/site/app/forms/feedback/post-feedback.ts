import { isSubmissionId } from '@insurance-kit/content-client';
import { feedbackForm } from '@insurance-kit/content-client/forms';
import { feedbackAnswerId } from '@insurance-kit/ui';
import { type FormAnswer, readForm } from '@insurance-kit/ui/forms';
import { data, redirect } from 'react-router-dom';
import { feedbackTexts as texts } from '#company/texts/feedback.ts';
import type { SubmissionSender } from '../../../shared/context.ts';
import { submissionIdName } from '../../../shared/names.ts';
import { sentAddress } from '../sent-address.ts';
import { submitFeedback } from './submit-feedback.ts';

/** Handles feedback posted without a script: checks it (§5.2), saves, e-mails and redirects. */
export async function postFeedback(
  request: Request,
  sender: Omit<SubmissionSender, 'countTrapped'>,
) {
  const form = await request.formData();
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const refuse = (status: number, message: string, problems: FormAnswer['problems'] = []) =>
    data<FormAnswer>({ values, problems, outcome: { severity: 'error', message } }, { status });
  if (sender.waitSeconds !== undefined) return refuse(429, texts.messages.wait(sender.waitSeconds));
  const { problems, sent } = await readForm(feedbackForm, values);
  if (!sent) return refuse(422, texts.messages.rejected, problems);

  const submissionId = String(form.get(submissionIdName) ?? '');
  const outcome = await submitFeedback(
    sent,
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
