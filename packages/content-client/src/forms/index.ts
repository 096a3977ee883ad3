export {
  type ContactRules,
  contactForm,
  type FieldRule,
  type FormReaders,
  type RulesOf,
  rulesOf,
} from './contact.ts';
export { feedbackForm, maxFeedbackLength } from './feedback.ts';
