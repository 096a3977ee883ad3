export * from './components/ContactForm/ContactForm.tsx';
export type {
  ContactAnswer,
  ContactFormModel,
  ContactState,
  ContactSubmission,
} from './components/ContactForm/contact-form-model.ts';
export {
  type FormFieldModel,
  type FormFields,
  type FormLabels,
  type FormRules,
  type FormValues,
  isBlank,
  isTrapped,
  readFormValues,
  trapName,
  withLabels,
} from './components/ContactForm/form-fields.ts';
export * from './components/DateTimeField/DateTimeField.tsx';
export * from './components/PhoneField/PhoneField.tsx';
export { type FormProblem, type FormReading, type FormSchema, readForm } from './form-schema.ts';
export {
  clockAt,
  type DateOrder,
  formatDateTime,
  type OpeningHours,
  parseDateTime,
} from './reading/date-time.ts';
export type { DateTimeModel, ZoneModel } from './reading/date-time-model.ts';
export { readPhone } from './reading/phone.ts';
export * from './reading/phone-model.ts';
