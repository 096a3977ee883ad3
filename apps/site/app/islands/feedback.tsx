import { createHttpClient } from '@insurance-kit/content-client/http';
import { sendFeedback } from '@insurance-kit/content-client/send-feedback';
import {
  FeedbackForm,
  type FeedbackFormProps,
  type FeedbackState,
  type FeedbackValues,
  useDialogOpen,
} from '@insurance-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { feedbackTexts } from '#company/texts/feedback.ts';
import { contentPath } from '../../addresses/content-paths.ts';
import type { EmailJsAccount } from '../../handover/context.ts';
import { sendEmail } from '../forms/email/emailjs.ts';
import { askedKey } from '../forms/feedback/settings.ts';
import { submitFeedback } from '../forms/feedback/submit-feedback.ts';
import { expectToasts, showToast } from '../forms/toasts/toasts.ts';

interface FeedbackIslandProps {
  /** The address of the feedback page, which takes the form's post. */
  readonly path: string;
  /** The account that sends the e-mail. */
  readonly account: EmailJsAccount;
  /** What the server answered to a post. */
  readonly answer?: FeedbackFormProps['answer'];
}

const http = createHttpClient({ baseUrl: contentPath });
const idle = { status: 'idle' } as const;

/** Whether the form that becomes live stands in its dialog: a press on it can come before any effect. */
const isInDialog = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector('dialog [data-island="feedback"]') !== null;

/**
 * The feedback form (§4.5). On its page it is posted; in the dialog, into which the page script puts it
 * (`page-script/forms/feedback-dialog.ts`), the browser sends it.
 */
export default function FeedbackIsland({ path, account, answer }: FeedbackIslandProps) {
  const inside = useRef<HTMLDivElement>(null);
  const isOpen = useDialogOpen(inside);
  const [sendsItself] = useState(isInDialog);
  const [state, setState] = useState<FeedbackState>(idle);

  useEffect(() => {
    if (!isOpen) return;
    setState(idle);
    expectToasts();
  }, [isOpen]);

  const send = async (values: FeedbackValues, submissionId: string) => {
    setState({ status: 'sending' });
    const outcome = await submitFeedback(
      values,
      submissionId,
      (feedback) => sendFeedback(http, feedback, { submissionId }),
      async (fields) => (await sendEmail(account, account.feedbackTemplateId, fields)) === 'sent',
    );
    if (!outcome.saved) {
      setState({ status: 'failed', message: outcome.message });
      return;
    }
    localStorage.setItem(askedKey, 'true');
    inside.current?.closest('dialog')?.close();
    showToast({ severity: outcome.emailed ? 'success' : 'error', message: outcome.message });
  };

  return (
    <div ref={inside}>
      <FeedbackForm
        model={{ ...feedbackTexts.form, title: feedbackTexts.title }}
        action={path}
        answer={answer}
        onSend={sendsItself ? send : undefined}
        state={state}
      />
    </div>
  );
}
