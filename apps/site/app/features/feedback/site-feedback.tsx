import { lazy, Suspense } from 'react';
import { answerPresses } from './answer-presses.ts';
import { feedbackDialogId } from './settings.ts';

/** Waits for an event that comes to the window. */
const once = (event: string): Promise<Event> =>
  new Promise((resolve) => addEventListener(event, resolve, { once: true, capture: true }));

const fetchDialog = async (): ReturnType<typeof importDialog> => {
  while (!document.querySelector(`#${feedbackDialogId}[open]`)) await once('toggle');
  try {
    return await importDialog();
  } catch {
    if (navigator.onLine) {
      // A newer version may have been deployed: the browser posts the form, and no press is kept.
      answerPresses();
      return new Promise(() => {});
    }
    await once('online');
    return fetchDialog();
  }
};

const importDialog = () => import('./feedback-dialog.tsx');

const FeedbackDialog = lazy(import.meta.env.SSR ? importDialog : fetchDialog);

/** The feedback dialog (§4.5): every page has it, and React takes it over when it opens. */
export const SiteFeedback = () => (
  <Suspense>
    <FeedbackDialog />
  </Suspense>
);
