import {
  type ContactAnswer,
  ContactForm,
  type ContactState,
  type ContactSubmission,
  type ContactValues,
  isBlank,
  type ToastModel,
} from '@insurance-kit/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { company } from '#company/index.ts';
import { contactFormTexts as texts } from '#company/texts/contact.ts';
import { submissionIdName } from '../../../handover/marks.ts';
import { sendEmailForm } from '../email/emailjs.ts';
import { useEmailAccount } from '../email/use-account.ts';
import { expectToasts, showToast } from '../toasts/toasts.tsx';
import { contactMessage } from './contact-message.ts';
import { keepDrafts, readDrafts } from './drafts.ts';

interface SiteContactFormProps {
  /** The page's own path: it takes the form's post, and a message is put back there. */
  readonly path: string;
  /** The privacy policy's path. */
  readonly privacyHref: string;
  /** What the server answered to a post. */
  readonly answer?: ContactAnswer | undefined;
}

const idle: ContactState = { status: 'idle' };

/** The company's contact form (§2.17, §5.1): drafts, sending, and the way back from a failure (§4.9). */
export function SiteContactForm({ path, privacyHref, answer }: SiteContactFormProps) {
  const account = useEmailAccount();
  const [state, setState] = useState<ContactState>(idle);
  const [filled, setFilled] = useState(() => readDrafts().typed);
  /** What was sent last, and its submission id: the same text sent again has the same id. */
  const tried = useRef<{ readonly text: string; readonly name: string }>(undefined);

  const putBack = useCallback((values: ContactValues, next: ContactState = idle) => {
    keepDrafts({ typed: values, unsent: undefined });
    setState(next);
    // A new object each time, so that the same message can be restored twice.
    setFilled({ ...values });
  }, []);

  useEffect(() => {
    const { unsent } = readDrafts();
    if (unsent) setState({ status: 'failed', onRestore: () => putBack(unsent) });
  }, [putBack]);

  const send = async ({ values, trapped }: ContactSubmission) => {
    setState({ status: 'sending' });
    keepDrafts({ typed: undefined, unsent: values });
    const text = JSON.stringify(values);
    if (tried.current?.text !== text) {
      tried.current = { text, name: isSecureContext ? crypto.randomUUID() : '' };
    }
    const message = contactMessage(values, {
      fromName: company.name,
      now: new Date(),
      timeZone: company.timeZone,
    });
    const isSent =
      !trapped &&
      account !== undefined &&
      (await sendEmailForm(account, account.contactTemplateId, {
        ...message,
        [submissionIdName]: tried.current.name,
      }));
    const meanwhile = readDrafts().typed !== undefined;
    if (isSent) {
      tried.current = undefined;
      keepDrafts({ unsent: undefined });
      setState({ status: 'sent', meanwhile });
      showToast({ kind: 'success', message: texts.messages.sent });
      return;
    }
    const failure: ToastModel = { kind: 'failure', message: texts.messages.failed };
    if (!meanwhile) {
      putBack(values, { status: 'failed' });
      showToast(failure);
      return;
    }
    const onRestore = () => putBack(values);
    setState({ status: 'failed', onRestore });
    showToast({ ...failure, action: { label: texts.form.unsent.action, onSelect: onRestore } });
  };

  const { form } = texts;
  return (
    <ContactForm
      model={{
        ...form,
        privacy: { ...form.privacy, link: { label: form.privacy.link, href: privacyHref } },
      }}
      action={path}
      answer={answer}
      filled={filled}
      onDraft={(typed) => {
        expectToasts();
        keepDrafts({ typed: isBlank(typed) ? undefined : typed });
      }}
      onSend={send}
      state={state}
      onAnother={() => setState(idle)}
    />
  );
}
