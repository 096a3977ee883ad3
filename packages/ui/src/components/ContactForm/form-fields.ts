import { dateError } from '../../reading/date-in-words.ts';
import { type DateTimeModel, readDateTime } from '../../reading/date-time.ts';
import { type PhoneModel, readPhone } from '../../reading/phone.ts';

interface Asked {
  readonly label: string;
  readonly required?: boolean | undefined;
  /** Error of an empty required field: says what to do. */
  readonly missing?: string | undefined;
  /** Maximum number of characters. */
  readonly longest?: number | undefined;
  /** Autofill token: `given-name`. */
  readonly autoComplete?: string | undefined;
}

export type FormFieldModel =
  | (Asked & { readonly kind: 'text' })
  | (Asked & { readonly kind: 'lines' })
  | (Asked & { readonly kind: 'email'; readonly invalid: string })
  | (Asked & { readonly kind: 'choice'; readonly options: readonly string[] })
  | (Asked & PhoneModel & { readonly kind: 'phone' })
  | (Asked & DateTimeModel & { readonly kind: 'time' });

export type FormFields = Readonly<Record<string, FormFieldModel>>;

type LabelOf<Rule extends { readonly kind: FormFieldModel['kind'] }> = Omit<
  Extract<FormFieldModel, { readonly kind: Rule['kind'] }>,
  keyof Rule | 'missing'
> &
  (Rule extends { readonly required: true } ? { readonly missing: string } : unknown);

export type FormRules = Readonly<Record<string, { readonly kind: FormFieldModel['kind'] }>>;

export type FormLabels<Rules extends FormRules> = {
  readonly [Name in keyof Rules]: LabelOf<Rules[Name]>;
};

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

/** Name of the privacy checkbox. It is not part of the message (§5.1). */
export const privacyName = 'privacy';
/** Name of the hidden field that only programs fill in. */
export const trapName = 'website';

/** Values by field name. An empty field is ''. */
export type FormValues = Readonly<Record<string, string>>;

/** Reads a form's values from form data, a post or storage. */
export const readFormValues = (fields: FormFields, read: (name: string) => unknown): FormValues =>
  Object.fromEntries(
    [...Object.keys(fields), privacyName].map((name) => {
      const value = read(name);
      // A posted form ends lines with CRLF.
      return [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''];
    }),
  );

export const isBlank = (values: FormValues): boolean =>
  Object.values(values).every((value) => value.trim() === '');

export const isTrapped = (data: FormData): boolean => (data.get(trapName) ?? '') !== '';

const invalidText = (field: FormFieldModel, typed: string): string => {
  switch (field.kind) {
    case 'time': {
      const read = readDateTime(typed, field);
      return dateError(read instanceof Date ? undefined : read, field);
    }
    case 'phone':
      return readPhone(typed, field.defaultCountry).state === 'several'
        ? field.several
        : field.invalid;
    case 'email':
      return field.invalid;
    default:
      return '';
  }
};

/** The error of a field: the model's text for `missing`, `long`, `invalid`, else the schema's. */
export function problemText(
  problem: string,
  field: FormFieldModel,
  typed: string,
  tooLong: (most: number) => string,
): string {
  if (problem === 'missing') return field.missing ?? '';
  if (problem === 'long') return tooLong(field.longest ?? 0);
  return problem === 'invalid' ? invalidText(field, typed) : problem;
}
