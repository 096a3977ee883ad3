import { contactAnswerId, type FormAnswer, isTrapped, readForm } from '@insurance-kit/ui/forms';
import { data, redirect } from 'react-router-dom';
import { contactFormTexts as texts } from '#company/texts/contact.ts';
import type { SubmissionSender } from '../../../shared/context.ts';
import { submissionIdName } from '../../../shared/names.ts';
import { sentAddress } from '../sent-address.ts';
import { contactMessage, contactSchema, readContactValues } from './contact-fields.ts';

/** Handles a contact form posted without a script: checks (§5.1), e-mails, redirects. */
export async function postContact(request: Request, sender: SubmissionSender) {
  const form = await request.formData();
  const values = readContactValues((name) => form.get(name));
  const trapped = isTrapped(form);
  if (trapped) sender.countTrapped();
  const refuse = (status: number, message: string) =>
    data<FormAnswer>({ values, outcome: { severity: 'error', message } }, { status });
  if (sender.waitSeconds !== undefined) return refuse(429, texts.messages.wait(sender.waitSeconds));
  const { problems, sent } = await readForm(contactSchema, values);
  if (!sent) return data<FormAnswer>({ values, problems }, { status: 422 });

  const submissionId = String(form.get(submissionIdName) ?? '');
  // A filled hidden field means a robot, or a password manager: report a failure without sending.
  // The form comes back with the field empty, so a person can send it again.
  const isSent = !trapped && (await sender.email('contact', contactMessage(sent, submissionId)));
  if (!isSent) return refuse(503, texts.messages.failed);
  return redirect(sentAddress(new URL(request.url).pathname, 'emailed', contactAnswerId), 303);
}
