export { type ContactRules, contactForm } from './contact.ts';
export { feedbackForm, maxFeedbackLength } from './feedback.ts';
export { type FieldRule, type FormReaders, type RulesOf, rulesOf } from './fields.ts';
