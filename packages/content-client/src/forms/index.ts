export {
  type ContactRules,
  contactForm,
  contactLabels,
  type FieldRule,
  type FormReaders,
  type RulesOf,
  rulesOf,
} from './contact.ts';
export { feedbackForm, feedbackLabels, maxFeedbackLength } from './feedback.ts';
