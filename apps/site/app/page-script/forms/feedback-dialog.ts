import { feedbackDialogId } from '../../forms/feedback/settings.ts';
import { startIsland } from '../../islands/start-event.ts';

/** The link that opens the dialog: without a script it leads to the feedback page. */
const opener = `a[data-dialog="${feedbackDialogId}"]`;

/** Brings the feedback dialog, which is a part of the feedback page, so that no other page carries it. */
export async function bringFeedbackDialog(): Promise<HTMLDialogElement> {
  const { fetchFeedbackDialog } = await import('./fetch-feedback-dialog.ts');
  const page = document.querySelector<HTMLAnchorElement>(opener)?.href ?? '';
  return fetchFeedbackDialog(page, startIsland);
}

/** Brings the dialog when its link is first pressed; then a press opens it (`provideDialogs`). */
export function provideFeedbackDialog(): void {
  addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(opener);
    if (!link || document.getElementById(feedbackDialogId)) return;
    if (button || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    link.ariaBusy = 'true';
    bringFeedbackDialog()
      .then(
        () => link.click(),
        // Where it cannot be had, its page says why.
        () => location.assign(link.href),
      )
      .finally(() => {
        link.ariaBusy = null;
      });
  });
}
