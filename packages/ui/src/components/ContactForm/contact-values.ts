import { type DateFault, readDateTime } from '../DateTimeField/date-time.ts';
import type { PhoneReading } from '../PhoneField/phone-model.ts';

/** The fields of a contact message (§3), by the names under which they are sent. */
export const contactFields = [
  'first_name',
  'last_name',
  'user_email',
  'user_phone',
  'user_request',
  'user_enquiry',
  'user_complaint',
  'message',
  'time',
] as const;
/** The name of a field of the contact form, as it is posted (§5.1). */
export type ContactField = (typeof contactFields)[number];

/** A contact message as it was typed; an empty field is an empty text. */
export type ContactValues = Readonly<Record<ContactField, string>> & {
  /** Whether the privacy checkbox is ticked; it is not part of the message (§5.1). */
  readonly privacy: boolean;
};

/** The required fields (§5.1). */
const requiredFields = ['first_name', 'last_name', 'user_email', 'user_phone', 'message'] as const;
/** The name of a field that may not be empty. */
export type RequiredContactField = (typeof requiredFields)[number];
/** What is wrong with a field. */
export type ContactProblem =
  | { readonly field: RequiredContactField; readonly problem: 'missing' }
  | { readonly field: 'user_email' | 'user_phone'; readonly problem: 'invalid' }
  | { readonly field: 'user_phone'; readonly problem: 'several' }
  /** `fault`: the part of the date that is wrong, if it has parts. */
  | { readonly field: 'time'; readonly problem: 'invalid'; readonly fault: DateFault | undefined };

/** Reads the one e-mail address in a typed text; `undefined` if it is not one whole address. */
export type EmailReader = (text: string) => string | undefined;

/** Text on both sides of one `@`, and a domain with a dot. */
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const readAnyEmail: EmailReader = (text) =>
  emailPattern.test(text.trim()) ? text.trim() : undefined;

const enteredText = (data: FormData, name: string): string => {
  const value = data.get(name);
  // A posted form has CRLF line ends.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
};

const eachField = (text: (field: ContactField) => string) => ({
  first_name: text('first_name'),
  last_name: text('last_name'),
  user_email: text('user_email'),
  user_phone: text('user_phone'),
  user_request: text('user_request'),
  user_enquiry: text('user_enquiry'),
  user_complaint: text('user_complaint'),
  message: text('message'),
  time: text('time'),
});

/** Reads a form's fields, in the browser or from a post. */
export const readContactValues = (data: FormData): ContactValues => ({
  ...eachField((field) => enteredText(data, field)),
  privacy: data.get('privacy') !== null,
});

/** The values of an empty form. */
export const noContactValues: ContactValues = { ...eachField(() => ''), privacy: false };

/** The name of the hidden field that only programs fill in. */
export const trapName = 'website';

/**
 * Whether a program filled in the hidden field: then nothing must be sent, and the form says that
 * sending failed. A password manager may have filled it in for a person, who then presses once more;
 * nobody's message is taken for sent and thrown away.
 */
export const isTrapped = (data: FormData): boolean => enteredText(data, trapName) !== '';

/** Whether nothing was typed or chosen. */
export const isBlank = (values: ContactValues): boolean =>
  !values.privacy && contactFields.every((field) => values[field].trim() === '');

/**
 * All problems of a message (§5.1), in the order of the fields.
 *
 * @param phone the result of the check of the phone number.
 * @param readEmail as the form's own prop.
 */
export function contactProblems(
  values: ContactValues,
  phone: PhoneReading,
  readEmail: EmailReader = readAnyEmail,
): readonly ContactProblem[] {
  const isRequired = (field: ContactField): field is RequiredContactField =>
    requiredFields.some((required) => required === field);
  const time = readDateTime(values.time);
  const problemOf = (field: ContactField): ContactProblem | undefined => {
    if (values[field].trim() === '') {
      return isRequired(field) ? { field, problem: 'missing' } : undefined;
    }
    if (field === 'user_email' && readEmail(values.user_email) === undefined) {
      return { field, problem: 'invalid' };
    }
    if (field === 'user_phone' && phone.state !== 'valid') return { field, problem: phone.state };
    if (field === 'time' && !(time instanceof Date)) {
      return { field, problem: 'invalid', fault: time };
    }
    return undefined;
  };
  return contactFields.flatMap((field) => problemOf(field) ?? []);
}
