export * from './components/ContactForm/ContactForm.tsx';
export {
  type ContactFormModel,
  type ContactFormOwnProps,
  type ContactState,
  type ContactSubmission,
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
export * from './form-schema.ts';
export {
  clockAt,
  type DateOrder,
  type DateTimeModel,
  formatDateTime,
  type OpeningHours,
  parseDateTime,
  type ZoneModel,
} from './reading/date-time.ts';
export {
  type CountryCode,
  type PhoneModel,
  type PhoneReading,
  readPhone,
} from './reading/phone.ts';
