import * as v from 'valibot';
import { readEmailAddress } from '../base/email-address.ts';
import type { Label } from '../base/labels.ts';

/** The rules of a field, stored as metadata of its schema. */
export type FieldRule = {
  /** `lines`: text of several lines; `time`: a date and time. */
  readonly kind: 'text' | 'lines' | 'email' | 'phone' | 'choice' | 'time';
  readonly required?: true;
  /** Maximum number of characters. */
  readonly longest: number;
  /** Autofill hint, such as `given-name`. */
  readonly autoComplete?: string;
};

/** Readers by kind of field. They return the value to send, or `undefined` for invalid text. */
export type FormReaders = Readonly<
  Partial<Record<FieldRule['kind'], (typed: string) => string | undefined>>
>;

/** Returns a function that makes field schemas. They report `missing`, `long` or `invalid`. */
const formFields =
  (readers: FormReaders) =>
  <const Rule extends FieldRule>(rule: Rule) => {
    const read = readers[rule.kind];
    return v.pipe(
      // Optional, because a page that was opened before a release lacks the release's new fields.
      v.optional(v.string(), ''),
      v.trim(),
      v.check((text) => !rule.required || text !== '', 'missing'),
      v.maxLength(rule.longest, 'long'),
      v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
        const sent = read && value !== '' ? read(value) : value;
        if (sent !== undefined) return sent;
        addIssue({ message: 'invalid' });
        return NEVER;
      }),
      v.metadata(rule),
    );
  };

interface FormOf<Entries> {
  readonly entries: Entries;
}

/** The rules of a form's fields, by name. */
export type RulesOf<Form extends FormOf<object>> = {
  readonly [Name in keyof Form['entries']]: Form['entries'][Name] extends v.GenericSchema
    ? v.InferMetadata<Form['entries'][Name]>
    : never;
};

/** The rules of a form's fields by name, in the form's order. */
export function rulesOf<Form extends FormOf<v.ObjectEntries>>(form: Form): RulesOf<Form>;
export function rulesOf(form: FormOf<v.ObjectEntries>): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(form.entries).map(([name, field]) => [name, v.getMetadata(field)]),
  );
}

/**
 * The schema of a contact message (§3, §5.1). Form, e-mail and CSV file have its fields in this
 * order. If you add a field, label it in each company's texts, and in `contactLabels`.
 * @param readers for phone numbers and dates, as people in the company's country write them.
 */
export function contactForm(readers: FormReaders = {}) {
  const field = formFields({ email: readEmailAddress, ...readers });
  return v.object({
    first_name: field({ kind: 'text', required: true, longest: 200, autoComplete: 'given-name' }),
    last_name: field({ kind: 'text', required: true, longest: 200, autoComplete: 'family-name' }),
    user_email: field({ kind: 'email', required: true, longest: 500, autoComplete: 'email' }),
    user_phone: field({ kind: 'phone', required: true, longest: 250, autoComplete: 'tel' }),
    user_request: field({ kind: 'choice', longest: 200 }),
    user_enquiry: field({ kind: 'choice', longest: 200 }),
    user_complaint: field({ kind: 'choice', longest: 200 }),
    message: field({ kind: 'lines', required: true, longest: 10_000 }),
    time: field({ kind: 'time', longest: 100 }),
  });
}

export type ContactRules = RulesOf<ReturnType<typeof contactForm>>;

/** Labels of the fields, for people who read the messages. */
export const contactLabels: Readonly<Record<keyof ContactRules, Label>> = {
  first_name: { en: 'First name', fr: 'Prénom' },
  last_name: { en: 'Last name', fr: 'Nom' },
  user_email: { en: 'E-mail address', fr: 'Adresse électronique' },
  user_phone: { en: 'Phone number', fr: 'Téléphone' },
  user_request: { en: 'Request', fr: 'Demande' },
  user_enquiry: { en: 'Enquiry', fr: 'Renseignement' },
  user_complaint: { en: 'Complaint', fr: 'Réclamation' },
  message: { en: 'Message', fr: 'Message' },
  time: { en: 'Preferred time', fr: 'Moment souhaité' },
};
