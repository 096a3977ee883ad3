type Validated<Sent> =
  | { readonly value: Sent; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string;
        readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
      }[];
    };

/** A schema of a Standard Schema library, such as valibot or zod (standardschema.dev). */
export interface FormSchema<Sent> {
  readonly '~standard': {
    readonly validate: (values: unknown) => Validated<Sent> | Promise<Validated<Sent>>;
  };
}

/** A form's field with a value that the schema rejects. */
export interface FormProblem {
  readonly field: string;
  /** The schema's message, such as `missing` or `invalid`. */
  readonly problem: string;
}

/** The server's answer to a posted form. */
export interface FormAnswer {
  readonly values?: Readonly<Record<string, string>>;
  readonly problems?: readonly FormProblem[];
  readonly outcome?: { readonly severity: 'success' | 'error'; readonly message: string };
}

/** Validates a form. Returns the values to send, or all problems in the schema's order. */
export async function readForm<Sent>(
  schema: FormSchema<Sent>,
  values: object,
): Promise<{ readonly problems: readonly FormProblem[]; readonly sent?: Sent }> {
  const checked = await schema['~standard'].validate(values);
  if (checked.issues === undefined) return { problems: [], sent: checked.value };
  const problems = checked.issues.map(({ message, path: [field = ''] = [] }) => ({
    field: String(typeof field === 'object' ? field.key : field),
    problem: message,
  }));
  return { problems };
}
