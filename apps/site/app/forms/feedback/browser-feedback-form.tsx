import type { Feedback } from '@insurance-kit/content-client';
import { feedbackForm, maxFeedbackLength } from '@insurance-kit/content-client/forms';
import { createHttpClient } from '@insurance-kit/content-client/http';
import { sendFeedback } from '@insurance-kit/content-client/send-feedback';
import { FeedbackForm } from '@insurance-kit/ui';
import { useEffect, useState } from 'react';
import { feedbackTexts } from '#company/texts/feedback.ts';
import type { EmailJsAccount } from '../../../shared/context.ts';
import { contentPath } from '../../../shared/names.ts';
import { feedbackRequestedKey, store } from '../../behaviours/storage.ts';
import { sendEmail } from '../emailjs.ts';
import { expectToasts, showToast } from '../toasts.ts';
import { submitFeedback } from './submit-feedback.ts';

const http = createHttpClient({ baseUrl: contentPath });

interface BrowserFeedbackFormProps {
  /** Address of the feedback page: the form is posted there if this script fails. */
  readonly action: string;
  readonly account: EmailJsAccount;
  readonly onSent: () => void;
}

export function BrowserFeedbackForm({ action, account, onSent }: BrowserFeedbackFormProps) {
  const [state, setState] = useState<{ readonly sending?: boolean; readonly error?: string }>({});
  useEffect(expectToasts, []);

  const send = async (values: Feedback, submissionId: string) => {
    setState({ sending: true });
    const outcome = await submitFeedback(
      values,
      submissionId,
      (feedback) => sendFeedback(http, feedback, { submissionId }),
      async (fields) => (await sendEmail(account, account.feedbackTemplateId, fields)) === 'sent',
    );
    if (!outcome.saved) {
      setState({ error: outcome.message });
      return;
    }
    store('localStorage', feedbackRequestedKey, 'true');
    onSent();
    showToast({ severity: outcome.emailed ? 'success' : 'error', message: outcome.message });
  };

  return (
    <FeedbackForm
      model={feedbackTexts.form}
      schema={feedbackForm}
      longest={maxFeedbackLength}
      action={action}
      onSend={send}
      {...state}
    />
  );
}
