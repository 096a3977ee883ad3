import { feedbackForm } from '@insurance-kit/content-client/forms';
import { feedbackAnswerId } from '@insurance-kit/ui';
import { contactAnswerId, type FormAnswer, isTrapped, readForm } from '@insurance-kit/ui/forms';
import { data, redirect } from 'react-router-dom';
import { contactFormTexts } from '#company/texts/contact.ts';
import { feedbackTexts } from '#company/texts/feedback.ts';
import type { SubmissionSender } from '../../shared/context.ts';
import { submissionIdName } from '../../shared/names.ts';
import { contactMessage, contactSchema, readContactValues } from './contact/contact-fields.ts';
import { submitFeedback } from './submit-feedback.ts';

type Sent = 'emailed' | 'saved';

/** Redirects an accepted post to the form's page, which shows the result. */
const accept = ({ url }: Request, sent: Sent, fragment: string) =>
  redirect(`${new URL(url).pathname}?sent=${sent}#${fragment}`, 303);

/** Reads the result from the address to which an accepted post redirects. */
export const readSent = (query: URLSearchParams): Sent | undefined => {
  const sent = query.get('sent');
  return sent === 'emailed' || sent === 'saved' ? sent : undefined;
};

/** Shows the form again, with the typed values. */
const refuse = (answer: FormAnswer, status: number, message: string) =>
  data<FormAnswer>({ ...answer, outcome: { severity: 'error', message } }, { status });

/** Handles a contact form posted without a script: checks it (§5.1), e-mails it, redirects. */
export async function postContact(request: Request, sender: SubmissionSender) {
  const { failed, wait } = contactFormTexts.messages;
  const form = await request.formData();
  const values = readContactValues((name) => form.get(name));
  if (sender.waitSeconds !== undefined) return refuse({ values }, 429, wait(sender.waitSeconds));
  const { problems, sent: valid } = await readForm(contactSchema, values);
  if (!valid) return data<FormAnswer>({ values, problems }, { status: 422 });

  const submissionId = String(form.get(submissionIdName) ?? '');
  // A filled hidden field means a robot, or a password manager: report a failure without sending.
  // The form comes back with the field empty, so a person can send it again.
  const isSent =
    !isTrapped(form) && (await sender.email('contact', contactMessage(valid, submissionId)));
  return isSent ? accept(request, 'emailed', contactAnswerId) : refuse({ values }, 503, failed);
}

/** Handles feedback posted without a script: checks it (§5.2), saves it, e-mails it, redirects. */
export async function postFeedback(request: Request, sender: SubmissionSender) {
  const { rejected, wait } = feedbackTexts.messages;
  const form = await request.formData();
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  if (sender.waitSeconds !== undefined) return refuse({ values }, 429, wait(sender.waitSeconds));
  const { problems, sent: valid } = await readForm(feedbackForm, values);
  if (!valid) return refuse({ values, problems }, 422, rejected);

  const submissionId = String(form.get(submissionIdName) ?? '');
  const outcome = await submitFeedback(
    valid,
    submissionId,
    (feedback) => sender.saveFeedback(feedback, submissionId),
    (fields) => sender.email('feedback', fields),
  );
  if (!outcome.saved) return refuse({ values }, outcome.isRefused ? 502 : 503, outcome.message);
  return accept(request, outcome.emailed ? 'emailed' : 'saved', feedbackAnswerId);
}
