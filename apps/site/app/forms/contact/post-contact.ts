import {
  type ContactAnswer,
  contactAnswerId,
  contactProblems,
  isTrapped,
  readContactValues,
  readPhone,
} from '@insurance-kit/ui';
import { data, redirect } from 'react-router-dom';
import { contactFormTexts as texts } from '#company/texts/contact.ts';
import { sentAddress } from '../../../addresses/sent-address.ts';
import type { SubmissionSender } from '../../../handover/context.ts';
import { submissionIdName } from '../../../handover/shared-names.ts';
import { contactMessage } from './contact-message.ts';

/**
 * Handles a contact message that was posted without a script: checks it as the browser does (§5.1),
 * e-mails it, and redirects back to its page. A refused message comes back with everything typed.
 */
export async function postContact(request: Request, sender: SubmissionSender) {
  const form = await request.formData();
  const values = readContactValues(form);
  const phone = await readPhone(values.user_phone, texts.form.phone.defaultCountry);
  const problems = contactProblems(values, phone);
  if (problems.length > 0) return data<ContactAnswer>({ values, problems }, { status: 422 });

  const user_phone = phone.state === 'valid' ? phone.number : values.user_phone;
  const submissionId = String(form.get(submissionIdName) ?? '');
  // Nothing is sent for a robot, which fills in the hidden field: it reads that sending failed.
  const isSent =
    !isTrapped(form) &&
    (await sender.email('contact', contactMessage({ ...values, user_phone }, submissionId)));
  if (!isSent) {
    const outcome = { tone: 'error', message: texts.messages.failed } as const;
    return data<ContactAnswer>({ values, outcome }, { status: 503 });
  }
  return redirect(sentAddress(new URL(request.url).pathname, 'emailed', contactAnswerId), 303);
}
