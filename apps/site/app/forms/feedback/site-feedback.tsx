import { lazy, Suspense } from 'react';
import { answerPresses } from './answer-presses.ts';
import { feedbackDialogId } from './settings.ts';

/** Whether the page has the dialog from the server, and nobody has opened it yet. */
const isClosed = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector(`#${feedbackDialogId}:not([open])`) !== null;

/** Waits for an event that comes to the window. */
const once = (event: string): Promise<Event> =>
  new Promise((resolve) => addEventListener(event, resolve, { once: true, capture: true }));

const importDialog = () => import('./feedback-dialog.tsx');

/** Fetches the dialog's code when the dialog opens; a server, which renders it, has it at once. */
const fetchDialog = async (): ReturnType<typeof importDialog> => {
  while (isClosed()) await once('toggle');
  try {
    return await importDialog();
  } catch {
    if (navigator.onLine) {
      // After a newer deployment the code is gone: the browser then posts the form by itself.
      answerPresses();
      return new Promise(() => {});
    }
    await once('online');
    return fetchDialog();
  }
};

const FeedbackDialog = lazy(fetchDialog);

/** The feedback dialog (§4.5): every page has it, and React takes it over when it opens. */
export const SiteFeedback = () => (
  <Suspense>
    <FeedbackDialog />
  </Suspense>
);
