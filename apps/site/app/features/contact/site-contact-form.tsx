import {
  type ContactAnswer,
  ContactForm,
  type ContactSubmission,
  type ContactValues,
  isBlank,
} from '@insurance-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { company } from '#company/index.ts';
import { contactFormTexts as texts } from '#company/texts/contact.ts';
import { submissionIdName } from '../../../handover/marks.ts';
import { sendEmailForm } from '../email/emailjs.ts';
import { useEmailAccount } from '../email/use-account.ts';
import { expectToasts, showToast } from '../toasts/toasts.tsx';
import { keepDrafts, readDrafts } from './drafts.ts';
import { contactMessage } from './message.ts';

interface SiteContactFormProps {
  /** The page's own path: it takes the form's post, and a message is put back there. */
  readonly path: string;
  /** The privacy policy's path. */
  readonly privacyHref: string;
  /** What the server answered to a post. */
  readonly answer?: ContactAnswer | undefined;
}

/** The company's contact form (§2.17, §5.1): drafts, sending, and the way back from a failure (§4.9). */
export function SiteContactForm({ path, privacyHref, answer }: SiteContactFormProps) {
  const account = useEmailAccount();
  const [sending, setSending] = useState(false);
  const [filled, setFilled] = useState<ContactValues>();
  const [unsent, setUnsent] = useState<ContactValues>();
  /** What was tried last, and the name it went under: put back and sent again, it counts once. */
  const tried = useRef<{ readonly text: string; readonly name: string }>(undefined);

  useEffect(() => {
    const drafts = readDrafts();
    setFilled(drafts.typed);
    setUnsent(drafts.unsent);
  }, []);

  const putBack = (values: ContactValues) => {
    keepDrafts({ typed: values, unsent: undefined });
    setUnsent(undefined);
    // A new object, so that the same message can be put back twice.
    setFilled({ ...values });
  };

  const send = async ({ values, trapped }: ContactSubmission) => {
    setSending(true);
    setUnsent(undefined);
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
    setSending(false);
    if (isSent) {
      tried.current = undefined;
      keepDrafts({ unsent: undefined });
      showToast({ kind: 'success', message: texts.messages.sent });
      return;
    }
    setUnsent(values);
    showToast({
      kind: 'failure',
      message: texts.messages.failed,
      action: { label: texts.form.unsent.action, onSelect: () => putBack(values) },
    });
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
      sending={sending}
      onRestore={unsent && !sending ? () => putBack(unsent) : undefined}
    />
  );
}
