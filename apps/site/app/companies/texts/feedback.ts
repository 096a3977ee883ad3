import type { FeedbackModel } from '@insurance-kit/ui';

export { feedbackTexts } from '#company/texts/feedback.ts';

/** What a visitor is told of their feedback (§8). */
export interface FeedbackMessages {
  /** Saved and e-mailed. */
  readonly emailed: string;
  /** Saved, but not e-mailed. */
  readonly notEmailed: string;
  /** The service answered that it did not save it. */
  readonly rejected: string;
  /** No answer came. */
  readonly unreachable: string;
}

/** The words of the feedback dialog (§4.5). */
export interface FeedbackTexts {
  readonly dialog: FeedbackModel;
  readonly messages: FeedbackMessages;
}
