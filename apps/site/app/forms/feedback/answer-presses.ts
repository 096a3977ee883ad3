import { readyEvent } from '../../page-script/react/start-react.ts';
import { feedbackDialogId } from './settings.ts';

/** Lets the page script pass on what was pressed in the feedback dialog before its code was there. */
export const answerPresses = (): void => {
  document
    .getElementById(feedbackDialogId)
    ?.dispatchEvent(new Event(readyEvent, { bubbles: true }));
};
