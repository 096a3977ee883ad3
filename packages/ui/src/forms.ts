export * from './components/ContactForm/ContactForm.tsx';
export * from './components/ContactForm/form-fields.ts';
export * from './components/DateTimeField/DateTimeField.tsx';
export * from './components/PhoneField/PhoneField.tsx';
export * from './form-schema.ts';
export {
  clockAt,
  type DateTimeModel,
  formatDateTime,
  type OpeningHours,
  parseDateTime,
} from './reading/date-time.ts';
export { type PhoneModel, readPhone } from './reading/phone.ts';
