import type { FormAnswer, FormSchema } from '../../form-schema.ts';
import type { LinkModel } from '../../models.ts';
import { type DateTimeModel, dateError } from '../../reading/date-time.ts';
import { type PhoneModel, phoneError } from '../../reading/phone.ts';

interface CommonField {
  readonly label: string;
  readonly required?: boolean | undefined;
  /** Error if the visitor leaves a required field empty. */
  readonly missing?: string | undefined;
  /** Maximum number of characters. */
  readonly longest?: number | undefined;
  readonly autoComplete?: string | undefined;
}

/** Rules and texts of a field. `lines`: text of several lines; `time`: date and time. */
export type FormFieldModel =
  | (CommonField & { readonly kind: 'text' })
  | (CommonField & { readonly kind: 'lines' })
  | (CommonField & { readonly kind: 'email'; readonly invalid: string })
  | (CommonField & { readonly kind: 'choice'; readonly options: readonly string[] })
  | (CommonField & PhoneModel & { readonly kind: 'phone' })
  | (CommonField & DateTimeModel & { readonly kind: 'time' });

export type FormFields = Readonly<Record<string, FormFieldModel>>;

type LabelOf<Rule extends { readonly kind: FormFieldModel['kind'] }> = Omit<
  Extract<FormFieldModel, { readonly kind: Rule['kind'] }>,
  keyof Rule | 'missing'
> &
  (Rule extends { readonly required: true } ? { readonly missing: string } : unknown);

/** Rules of a form's fields by name: `kind`, and options such as `required` and `longest`. */
export type FormRules = Readonly<Record<string, { readonly kind: FormFieldModel['kind'] }>>;

/** Texts for the fields of `Rules`. */
export type FormLabels<Rules extends FormRules> = {
  readonly [Name in keyof Rules]: LabelOf<Rules[Name]>;
};

/** Combines the rules and texts of fields into `FormFields`. */
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

/** Name of the privacy checkbox. The form's values include the box, the e-mail does not (§5.1). */
export const privacyName = 'privacy';
/** Name of the hidden field that catches bots: only programs fill it in. */
export const trapName = 'website';

/** Values by field name. An empty field is ''. */
export type FormValues = Readonly<Record<string, string>>;

/** Reads a form's values. `read` gets a value by name: from form data, a posted body or storage. */
export const readFormValues = (fields: FormFields, read: (name: string) => unknown): FormValues =>
  Object.fromEntries(
    [...Object.keys(fields), privacyName].map((name) => {
      const value = read(name);
      // Browsers post line breaks as CRLF.
      return [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''];
    }),
  );

export const isBlank = (values: FormValues): boolean =>
  Object.values(values).every((value) => value.trim() === '');

export const isTrapped = (data: FormData): boolean => (data.get(trapName) ?? '') !== '';

/** Returns a field's error. `problem` is `missing`, `long`, `invalid`, or the error itself. */
export function problemText(
  problem: string,
  field: FormFieldModel,
  typed: string,
  tooLong: (most: number) => string,
): string {
  if (problem === 'missing') return field.missing ?? '';
  if (problem === 'long') return tooLong(field.longest ?? 0);
  if (problem !== 'invalid') return problem;
  if (field.kind === 'phone') return phoneError(typed, field);
  if (field.kind === 'time') return dateError(field);
  return field.kind === 'email' ? field.invalid : '';
}

/** Texts of the contact form (§5.1), except the texts of its fields. */
export interface ContactFormModel {
  /** Text above the fields of kind `choice`. */
  readonly choices: string;
  /** Label of a choice's empty first option. */
  readonly choose: string;
  readonly privacy: { readonly before: string; readonly link: LinkModel; readonly after: string };
  readonly send: string;
  readonly sending: string;
  readonly tooLong: (most: number) => string;
  /** Title of the error summary. */
  readonly problems: (count: number) => string;
  readonly sent: {
    readonly title: string;
    /** The next steps after sending. `values` are the sent values, if they are known. */
    readonly steps: (values?: FormValues) => readonly string[];
    /** A further link that suits the sent message, such as a link to the complaint rules. */
    readonly more?: ((values: FormValues) => LinkModel | undefined) | undefined;
    readonly another: string;
  };
  /** Error beside the button if sending failed. The form shows the typed text again (§4.9). */
  readonly sendFailed: string;
  /** Phone link shown if sending failed, after the text `before`, such as 'Or call us:'. */
  readonly call?: { readonly before: string; readonly link: LinkModel } | undefined;
  /** If a message fails while the visitor writes another, a button restores the failed one. */
  readonly unsent: { readonly text: string; readonly action: string };
  /** Label of the hidden field that catches bots. */
  readonly trap: string;
}

export interface ContactSubmission {
  /** The form's values: those that the schema returned, and the others as typed. */
  readonly values: FormValues;
  /** Whether a bot filled in the hidden field. If so, do not send the message. */
  readonly trapped: boolean;
}

export type ContactState =
  | { readonly status: 'sending' }
  /** A panel replaces the form. Omit the state if the visitor is already writing again. */
  | { readonly status: 'sent' }
  /** `onRestore` puts the message back into the form. Omit it if `filled` contains the message. */
  | { readonly status: 'failed'; readonly onRestore?: () => void };

export interface ContactFormOwnProps {
  readonly fields: FormFields;
  /** Checks typed values and returns the values to send. For errors see `problemText`. */
  readonly schema: FormSchema<FormValues>;
  readonly model: ContactFormModel;
  readonly action: string;
  /** The server's answer to a posted form. Its values, if any, replace `initialValues`. */
  readonly answer?: FormAnswer | undefined;
  /** Initial values of the form, such as a subject that a link preselects. */
  readonly initialValues?: FormValues | undefined;
  /** Values that replace those in the form. Ignored on hydration if the visitor has typed. */
  readonly filled?: FormValues | undefined;
  /** Called with the typed values after each change, and on hydration if the visitor has typed. */
  readonly onDraft?: ((values: FormValues) => void) | undefined;
  /** Sends a valid message. If `onSend` throws or rejects, the browser posts the form instead. */
  readonly onSend: (submission: ContactSubmission) => void | Promise<void>;
  /** Whether the message is being sent, was sent, or could not be sent. */
  readonly state?: ContactState | undefined;
  /** Called when the visitor wants to write another message. The callback must remove `state`. */
  readonly onAnother?: (() => void) | undefined;
}
