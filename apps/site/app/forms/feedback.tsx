import type { Feedback } from '@insurance-kit/content-client';
import { feedbackForm, maxFeedbackLength } from '@insurance-kit/content-client/forms';
import { createHttpClient } from '@insurance-kit/content-client/http';
import { sendFeedback } from '@insurance-kit/content-client/send-feedback';
import { Dialog, FeedbackForm, type LinkModel, useDialogOpen } from '@insurance-kit/ui';
import { linksToDialog } from '@insurance-kit/ui/page';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { feedbackTexts } from '#company/texts/feedback.ts';
import type { EmailJsAccount } from '../../shared/context.ts';
import { contentPath } from '../../shared/names.ts';
import { feedbackDialogId } from '../behaviours/feedback.ts';
import { feedbackDoneKey, store } from '../behaviours/storage.ts';
import { sendEmail } from './emailjs.ts';
import { submitFeedback } from './submit-feedback.ts';
import { showToast, startToasts } from './toasts.ts';

interface FeedbackIslandProps {
  /** Link to the feedback page, to which the browser posts the form if the form's script throws. */
  readonly link: LinkModel;
  readonly account: EmailJsAccount;
}

/** A link to the feedback page. When hydrated, it opens the form in a dialog (§4.5). */
export default function FeedbackIsland(props: FeedbackIslandProps) {
  const { label, href } = props.link;
  const [isLive, setLive] = useState(false);
  // Use a layout effect: the dialog must exist before `start-islands.ts` repeats a visitor's click.
  useLayoutEffect(() => setLive(true), []);
  return (
    <>
      <a href={href} {...linksToDialog(feedbackDialogId)}>
        {label}
      </a>
      {isLive && createPortal(<FeedbackDialog {...props} />, document.body)}
    </>
  );
}

const http = createHttpClient({ baseUrl: contentPath, timeoutMs: 15_000 });

function FeedbackDialog({ link, account }: FeedbackIslandProps) {
  const inside = useRef<HTMLDivElement>(null);
  const isOpen = useDialogOpen(inside);
  const [state, setState] = useState<{ readonly sending?: boolean; readonly error?: string }>({});
  useEffect(() => {
    if (isOpen) startToasts();
    // Each opening begins with an empty form (§4.5).
    else setState(({ sending }) => (sending ? { sending } : {}));
  }, [isOpen]);

  const send = async (values: Feedback, submissionId: string) => {
    setState({ sending: true });
    const outcome = await submitFeedback(
      values,
      submissionId,
      (feedback) => sendFeedback(http, feedback, submissionId),
      async (fields) => (await sendEmail(account, account.feedbackTemplateId, fields)) === 'sent',
    );
    const dialog = inside.current?.closest('dialog');
    const { saved, message } = outcome;
    if (!saved && dialog?.open) return setState({ error: message });
    setState({});
    if (saved) {
      store('localStorage', feedbackDoneKey, 'true');
      dialog?.close();
    }
    showToast({ severity: saved && outcome.emailed ? 'success' : 'error', message });
  };

  return (
    <Dialog id={feedbackDialogId} title={feedbackTexts.title}>
      <div ref={inside}>
        {/* A visitor who opens the dialog again while feedback is sent sees this feedback. */}
        {(isOpen || state.sending) && (
          <FeedbackForm
            model={feedbackTexts.form}
            schema={feedbackForm}
            longest={maxFeedbackLength}
            action={link.href}
            onSend={send}
            {...state}
          />
        )}
      </div>
    </Dialog>
  );
}
