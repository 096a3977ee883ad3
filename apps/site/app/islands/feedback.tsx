import { Dialog, type LinkModel, useDialogOpen } from '@insurance-kit/ui';
import { linksToDialog } from '@insurance-kit/ui/page';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { feedbackTexts } from '#company/texts/feedback.ts';
import type { EmailJsAccount } from '../../shared/context.ts';
import { feedbackDialogId } from '../behaviours/feedback.ts';
import { BrowserFeedbackForm } from '../forms/feedback/browser-feedback-form.tsx';

interface FeedbackIslandProps {
  readonly link: LinkModel;
  readonly account: EmailJsAccount;
}

/** A link to the feedback page. When hydrated, it opens the form in a dialog (§4.5). */
export default function FeedbackIsland(props: FeedbackIslandProps) {
  const { label, href } = props.link;
  const [isLive, setLive] = useState(false);
  // Use a layout effect, so that the dialog exists before `start-islands.ts` repeats the press.
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

function FeedbackDialog(props: FeedbackIslandProps) {
  const inside = useRef<HTMLDivElement>(null);
  const isOpen = useDialogOpen(inside);
  return (
    <Dialog id={feedbackDialogId} title={feedbackTexts.title}>
      <div ref={inside}>
        {isOpen && (
          <BrowserFeedbackForm
            action={props.link.href}
            account={props.account}
            onSent={() => inside.current?.closest('dialog')?.close()}
          />
        )}
      </div>
    </Dialog>
  );
}
