import * as v from 'valibot';

/** The rules of a field: the metadata of its schema. */
export type FieldRule = {
  /** `lines` is a text of several lines, `time` a date and time (`MM/dd/yyyy, HH:mm`). */
  readonly kind: 'text' | 'lines' | 'email' | 'phone' | 'choice' | 'time';
  readonly required?: true;
  /** The most characters of an answer. */
  readonly longest: number;
  /** Autofill hint: `given-name`. */
  readonly autoComplete?: string;
};

/** Readers of typed text by kind: return what is sent, or `undefined` if unreadable. */
export type FormReaders = Readonly<
  Partial<Record<FieldRule['kind'], (typed: string) => string | undefined>>
>;

/** Makes the schemas of fields, whose issues are `missing`, `long` or `invalid`. */
export const formFields =
  (readers: FormReaders) =>
  <const Rule extends FieldRule>(rule: Rule) => {
    const read = readers[rule.kind];
    return v.pipe(
      // A page that was made before the field existed posts none.
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

/** The schema of a form whose fields `formFields` made. */
interface FormOf<Entries> {
  readonly entries: Entries;
}

/** The rules of a form's fields, by name. */
export type RulesOf<Form extends FormOf<object>> = {
  readonly [Name in keyof Form['entries']]: Form['entries'][Name] extends v.GenericSchema
    ? v.InferMetadata<Form['entries'][Name]>
    : never;
};

/** Returns what each field of a form asks for, in the order of the form. */
export function rulesOf<Form extends FormOf<v.ObjectEntries>>(form: Form): RulesOf<Form>;
export function rulesOf(form: FormOf<v.ObjectEntries>): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(form.entries).map(([name, field]) => [name, v.getMetadata(field)]),
  );
}
