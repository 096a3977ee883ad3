/** Milliseconds after a tab's first load at which feedback is requested (§9). */
export const requestFeedbackAfter = 30_000;
/** Local storage key of a browser that was asked, or has given feedback. */
export const feedbackRequestedKey = 'feedback-asked';
export const feedbackDialogId = 'feedback';
