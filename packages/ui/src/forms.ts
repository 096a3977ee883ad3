export * from './components/ContactForm/ContactForm.tsx';
export type {
  ContactAnswer,
  ContactChoiceModel,
  ContactFormModel,
  ContactState,
  ContactSubmission,
} from './components/ContactForm/contact-form-model.ts';
export {
  type ContactField,
  type ContactProblem,
  type ContactValues,
  contactFields,
  contactProblems,
  type EmailReader,
  isBlank,
  isTrapped,
  readContactValues,
  trapName,
} from './components/ContactForm/contact-values.ts';
export * from './components/DateTimeField/DateTimeField.tsx';
export {
  clockAt,
  formatDateTime,
  type OpeningHours,
  parseDateTime,
} from './components/DateTimeField/date-time.ts';
export type { DateTimeModel, ZoneModel } from './components/DateTimeField/date-time-model.ts';
export * from './components/PhoneField/PhoneField.tsx';
export { readPhone } from './components/PhoneField/phone.ts';
export * from './components/PhoneField/phone-model.ts';
