/** Milliseconds after the tab's first page at which the feedback dialog opens (§9). */
export const requestFeedbackAfter = 30_000;
/** Local storage key: this browser has shown the feedback dialog, or sent feedback. */
export const feedbackRequestedKey = 'feedback-asked';
export const feedbackDialogId = 'feedback';
