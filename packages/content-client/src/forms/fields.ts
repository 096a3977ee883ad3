import * as v from 'valibot';

/** The rules of a field, stored as metadata of its schema. */
export type FieldRule = {
  /** `lines`: text of several lines; `time`: date and time, in the company's order. */
  readonly kind: 'text' | 'lines' | 'email' | 'phone' | 'choice' | 'time';
  readonly required?: true;
  /** Maximum number of characters. */
  readonly longest: number;
  /** Autofill hint: `given-name`. */
  readonly autoComplete?: string;
};

/**
 * Readers of typed text by kind. They return the value to send, or `undefined` for invalid text.
 */
export type FormReaders = Readonly<
  Partial<Record<FieldRule['kind'], (typed: string) => string | undefined>>
>;

/** Makes schemas of fields. Their issues are `missing`, `long` or `invalid`. */
export const formFields =
  (readers: FormReaders) =>
  <const Rule extends FieldRule>(rule: Rule) => {
    const read = readers[rule.kind];
    return v.pipe(
      // A page from before the field existed posts none.
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

/** The schema of a form with fields of `formFields`. */
interface FormOf<Entries> {
  readonly entries: Entries;
}

/** The rules of a form's fields, by name. */
export type RulesOf<Form extends FormOf<object>> = {
  readonly [Name in keyof Form['entries']]: Form['entries'][Name] extends v.GenericSchema
    ? v.InferMetadata<Form['entries'][Name]>
    : never;
};

/** The rules of a form's fields, in the form's order. */
export function rulesOf<Form extends FormOf<v.ObjectEntries>>(form: Form): RulesOf<Form>;
export function rulesOf(form: FormOf<v.ObjectEntries>): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(form.entries).map(([name, field]) => [name, v.getMetadata(field)]),
  );
}
