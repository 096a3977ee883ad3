export * from './contact.ts';
export { feedbackForm, feedbackLabels, maxFeedbackLength } from './feedback.ts';
