import type { LinkModel } from '@insurance-kit/ui';
import {
  ContactForm,
  type ContactState,
  type ContactSubmission,
  type FormAnswer,
  type FormValues,
} from '@insurance-kit/ui/forms';
import { useCallback, useEffect, useRef, useState } from 'react';
import { contactFormTexts as texts } from '#company/texts/contact.ts';
import type { EmailJsAccount } from '../../../shared/context.ts';
import { limitSeconds } from '../../../shared/names.ts';
import { sharedPages } from '../../../shared/pages.ts';
import { sendEmailForm } from '../emailjs.ts';
import { showToast, startToasts } from '../toasts.ts';
import { contactFields, contactMessage, contactSchema, nextSteps } from './contact-fields.ts';
import { keepDrafts, readDrafts, type Submission } from './drafts.ts';

interface ContactIslandProps {
  readonly path: string;
  readonly privacyHref: string;
  readonly phone: LinkModel;
  readonly answer?: FormAnswer | undefined;
  /** Values from the query of the link that opened the form. */
  readonly chosen?: FormValues | undefined;
  readonly account: EmailJsAccount;
}

/** Browsers create ids only on https or localhost. A message without an id may be stored twice. */
const newSubmissionId = (): string => (isSecureContext ? crypto.randomUUID() : '');

/** The contact form (§2.17, §5.1). Keeps drafts, and restores messages that failed (§4.9). */
export default function ContactIsland({
  path,
  privacyHref,
  phone,
  answer,
  chosen,
  account,
}: ContactIslandProps) {
  const [state, setState] = useState<ContactState>();
  const [filled, setFilled] = useState(() => {
    const { typed } = readDrafts();
    return typed && { ...typed, ...chosen };
  });
  /** The last message that the visitor submitted, until the server confirms it. */
  const lastSubmission = useRef(readDrafts().unsent);

  const restore = useCallback((submission: Submission, next?: ContactState) => {
    const { values } = submission;
    lastSubmission.current = submission;
    keepDrafts({ typed: values, unsent: { ...submission, isRestored: true } });
    setState(next);
    // A copy: React would ignore the same object when the same message fails again.
    setFilled({ ...values });
  }, []);

  useEffect(() => {
    const { unsent } = readDrafts();
    if (unsent && !unsent.isRestored)
      setState({ status: 'failed', onRestore: () => restore(unsent) });
  }, [restore]);

  const send = async ({ values, trapped }: ContactSubmission) => {
    setState({ status: 'sending' });
    const last = lastSubmission.current;
    const isSame = JSON.stringify(last?.values) === JSON.stringify(values);
    const submissionId = (isSame && last?.submissionId) || newSubmissionId();
    const submission: Submission = { values, submissionId, isRestored: false };
    lastSubmission.current = submission;
    keepDrafts({ typed: undefined, unsent: submission });
    const fields = contactMessage(values, submissionId);
    // Robots and some password managers fill in the hidden field: do not e-mail the message.
    const outcome = trapped
      ? 'failed'
      : await sendEmailForm(account, account.contactTemplateId, fields);
    const isWritingAnother = readDrafts().typed !== undefined;
    if (outcome === 'sent') {
      lastSubmission.current = undefined;
      keepDrafts({ unsent: undefined });
      setState(isWritingAnother ? undefined : { status: 'sent' });
      showToast({ severity: 'success', message: texts.messages.sent });
      return;
    }
    const message = outcome === 'busy' ? texts.messages.wait(limitSeconds) : texts.messages.failed;
    const onRestore = () => restore(submission);
    const action = { label: texts.form.unsent.action, onSelect: onRestore };
    if (isWritingAnother) setState({ status: 'failed', onRestore });
    else restore(submission, { status: 'failed' });
    showToast({ severity: 'error', message, ...(isWritingAnother && { action }) });
  };

  const { form } = texts;
  const { complaints } = form.sent;
  return (
    <ContactForm
      model={{
        ...form,
        privacy: { ...form.privacy, link: { label: form.privacy.link, href: privacyHref } },
        call: { before: form.call, link: phone },
        sent: {
          ...form.sent,
          steps: nextSteps,
          more: ({ user_complaint }) =>
            complaints !== undefined && user_complaint
              ? { label: complaints, href: sharedPages.complaints }
              : undefined,
        },
      }}
      fields={contactFields}
      schema={contactSchema}
      action={path}
      answer={answer}
      initialValues={chosen}
      filled={filled}
      onDraft={(typed) => {
        startToasts();
        keepDrafts({ typed });
      }}
      onSend={(submission) =>
        send(submission).catch((error: unknown) => {
          // If `send` throws, the browser posts the form, and the next page shows the outcome.
          keepDrafts({ unsent: undefined });
          throw error;
        })
      }
      state={state}
      onAnother={() => setState(undefined)}
    />
  );
}
