/** Milliseconds after the first load of a tab at which feedback is asked for (§9). */
export const askAfter = 30_000;
/** The local storage entry of a browser that was asked, or has given feedback. */
export const askedKey = 'feedback-asked';
/** The id of the feedback dialog, for its opener and the page script. */
export const feedbackDialogId = 'feedback';
