import { dateError } from '../DateTimeField/date-in-words.ts';
import { type DateFault, formatDateTime, readDateTime } from '../DateTimeField/date-time.ts';
import type { DateTimeModel } from '../DateTimeField/date-time-model.ts';
import { readPhone } from '../PhoneField/phone.ts';
import type { PhoneModel } from '../PhoneField/phone-model.ts';

/** What every field of a form has. */
interface Asked {
  readonly label: string;
  readonly required?: boolean | undefined;
  /** The error of a required field that is empty: what to do. */
  readonly missing?: string | undefined;
  /** The most characters of an answer. */
  readonly longest?: number | undefined;
  /** What a browser may fill in: `given-name`. */
  readonly autoComplete?: string | undefined;
}

/** A field of the contact form: what it asks for, and its words. */
export type FormFieldModel =
  | (Asked & { readonly kind: 'text' })
  /** Several lines of text. */
  | (Asked & { readonly kind: 'lines' })
  | (Asked & { readonly kind: 'email'; readonly invalid: string })
  /** An optional choice (§5.1). */
  | (Asked & { readonly kind: 'choice'; readonly options: readonly string[] })
  | (Asked & PhoneModel & { readonly kind: 'phone' })
  | (Asked & DateTimeModel & { readonly kind: 'time' });

/** The fields of a form by their names, under which they are sent, in the order of the form. */
export type FormFields = Readonly<Record<string, FormFieldModel>>;

/** The words of a field: all of its model but what its rule says. */
type LabelOf<Rule extends { readonly kind: FormFieldModel['kind'] }> = Omit<
  Extract<FormFieldModel, { readonly kind: Rule['kind'] }>,
  keyof Rule | 'missing'
> &
  (Rule extends { readonly required: true } ? { readonly missing: string } : unknown);

/** The rules of a form's fields: their kinds and limits, without words. */
export type FormRules = Readonly<Record<string, { readonly kind: FormFieldModel['kind'] }>>;

/** The words for the fields of a form, by the names of the fields. */
export type FormLabels<Rules extends FormRules> = {
  readonly [Name in keyof Rules]: LabelOf<Rules[Name]>;
};

/** The fields of a form, from their rules and their words. */
export function withLabels<const Rules extends FormRules>(
  rules: Rules,
  labels: FormLabels<Rules>,
): {
  readonly [Name in keyof Rules]: Extract<FormFieldModel, { readonly kind: Rules[Name]['kind'] }>;
};
export function withLabels(
  rules: FormRules,
  labels: Readonly<Record<string, object>>,
): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, { ...rule, ...labels[name] }]),
  );
}

/** The name of the privacy checkbox, which is no part of the message (§5.1). */
export const privacyName = 'privacy';
/** The name of the hidden field that only programs fill in. */
export const trapName = 'website';

/** What was typed, by the names of the fields; an empty field is an empty text. */
export type FormValues = Readonly<Record<string, string>>;

/** Reads the values of a form from its data, a post, or what was stored. */
export const readFormValues = (fields: FormFields, read: (name: string) => unknown): FormValues =>
  Object.fromEntries(
    [...Object.keys(fields), privacyName].map((name) => {
      const value = read(name);
      // A posted form has CRLF line ends.
      return [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''];
    }),
  );

/** Whether nothing was typed or chosen. */
export const isBlank = (values: FormValues): boolean =>
  Object.values(values).every((value) => value.trim() === '');

/**
 * Whether a program filled in the hidden field: then nothing must be sent, and the form says that
 * sending failed. A password manager may have filled it in for a person, who then presses once more;
 * nobody's message is taken for sent and thrown away.
 */
export const isTrapped = (data: FormData): boolean => (data.get(trapName) ?? '') !== '';

/** What is wrong with a field. */
export interface FormProblem {
  readonly field: string;
  readonly problem: 'missing' | 'long' | 'invalid' | 'several';
  /** The part of a date that is wrong, if it has parts. */
  readonly fault?: DateFault | undefined;
}

/** Reads the one e-mail address in a typed text; `undefined` if it is not one whole address. */
export type EmailReader = (text: string) => string | undefined;

/** Text on both sides of one `@`, and a domain with a dot. */
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const readAnyEmail: EmailReader = (text) => (emailPattern.test(text) ? text : undefined);

type Reading = { readonly sent: string } | Omit<FormProblem, 'field'>;

function readField(field: FormFieldModel, text: string, readEmail: EmailReader): Reading {
  if (text === '') return field.required ? { problem: 'missing' } : { sent: '' };
  if (field.longest !== undefined && text.length > field.longest) return { problem: 'long' };
  switch (field.kind) {
    case 'email': {
      const address = readEmail(text);
      return address === undefined ? { problem: 'invalid' } : { sent: address };
    }
    case 'phone': {
      const phone = readPhone(text, field.defaultCountry);
      return phone.state === 'valid' ? { sent: phone.number } : { problem: phone.state };
    }
    case 'time': {
      const date = readDateTime(text, field);
      return date instanceof Date
        ? { sent: formatDateTime(date, field) }
        : { problem: 'invalid', fault: date };
    }
    default:
      return { sent: text };
  }
}

/** A checked form: all its problems, in the order of the fields, and its values as they are sent. */
export interface FormReading {
  readonly problems: readonly FormProblem[];
  /** Of no use while there are problems. */
  readonly sent: FormValues;
}

/** Checks what was typed (§5.1), in the browser and on the server. */
export function readForm(
  fields: FormFields,
  values: FormValues,
  readEmail: EmailReader = readAnyEmail,
): FormReading {
  const readings = Object.entries(fields).map(([name, field]) => {
    const reading = readField(field, (values[name] ?? '').trim(), readEmail);
    return [name, reading] as const;
  });
  return {
    problems: readings.flatMap(([field, reading]) =>
      'problem' in reading ? [{ field, ...reading }] : [],
    ),
    sent: {
      ...values,
      ...Object.fromEntries(
        readings.flatMap(([name, reading]) => ('sent' in reading ? [[name, reading.sent]] : [])),
      ),
    },
  };
}

/** What to do about a field that is empty or wrong. */
export function problemText(
  { problem, fault }: FormProblem,
  field: FormFieldModel,
  tooLong: (most: number) => string,
): string {
  if (problem === 'missing') return field.missing ?? '';
  if (problem === 'long') return tooLong(field.longest ?? 0);
  if (field.kind === 'time') return dateError(fault, field);
  if (field.kind === 'phone') return field[problem];
  return field.kind === 'email' ? field.invalid : '';
}
