import { useSendFeedback } from '@insurance-kit/content-client/feedback';
import { ContentProvider } from '@insurance-kit/content-client/queries';
import { FeedbackDialog, type FeedbackState, type FeedbackValues } from '@insurance-kit/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { defaultAudience } from '#company/audiences.ts';
import { feedbackTexts } from '#company/texts/feedback.ts';
import { pathOf } from '../../../addresses/route-table.ts';
import { browserSource } from '../../content/browser-source.ts';
import { sendEmail, useEmailAccount } from '../email/emailjs.ts';
import { expectToasts, showToast } from '../toasts/toasts.tsx';
import { answerPresses } from './answer-presses.ts';
import { askedKey, feedbackDialogId } from './settings.ts';
import { submitFeedback } from './submit-feedback.ts';

const idle = { status: 'idle' } as const satisfies FeedbackState;

const Feedback = () => {
  const account = useEmailAccount();
  const { mutateAsync: save } = useSendFeedback();
  const [state, setState] = useState<FeedbackState>(idle);

  const send = async (values: FeedbackValues, submissionId: string) => {
    setState({ status: 'sending' });
    const outcome = await submitFeedback(
      values,
      submissionId,
      (feedback) => save({ feedback, submissionId }),
      async (fields) =>
        account !== undefined &&
        (await sendEmail(account, account.feedbackTemplateId, fields)) === 'sent',
    );
    if (!outcome.saved) {
      setState({ status: 'failed', message: outcome.message });
      return;
    }
    localStorage.setItem(askedKey, 'true');
    const dialog = document.getElementById(feedbackDialogId);
    if (dialog instanceof HTMLDialogElement) dialog.close();
    showToast({ kind: outcome.emailed ? 'success' : 'failure', message: outcome.message });
  };

  return (
    <FeedbackDialog
      id={feedbackDialogId}
      model={{ ...feedbackTexts.form, title: feedbackTexts.title }}
      action={pathOf(defaultAudience, 'feedback')}
      onOpenChange={(open) => {
        setState(idle);
        if (open) expectToasts();
      }}
      onSend={send}
      state={state}
    />
  );
};

/** The company's feedback dialog. It stands outside the pages, so it brings their query client along. */
export default function SiteFeedbackDialog() {
  const [queryClient] = useState(() => new QueryClient());
  useEffect(answerPresses, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ContentProvider source={browserSource}>
        <Feedback />
      </ContentProvider>
    </QueryClientProvider>
  );
}
