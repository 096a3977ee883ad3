/** The result of a schema: the value to send, or its problems. */
type Checked<Sent> =
  | { readonly value: Sent; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string;
        readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
      }[];
    };

/** A schema of valibot, zod or any other library of the Standard Schema (standardschema.dev). */
export interface FormSchema<Sent> {
  readonly '~standard': {
    readonly validate: (values: unknown) => Checked<Sent> | Promise<Checked<Sent>>;
  };
}

/** The problem of a field, from the form's schema. */
export interface FormProblem {
  readonly field: string;
  readonly problem: string;
}

/** A checked form: what is sent, or all that is wrong, in the order of the schema. */
export interface FormReading<Sent> {
  readonly problems: readonly FormProblem[];
  /** Missing while there are problems. */
  readonly sent?: Sent;
}

export async function readForm<Sent>(
  schema: FormSchema<Sent>,
  values: object,
): Promise<FormReading<Sent>> {
  const checked = await schema['~standard'].validate(values);
  if (checked.issues === undefined) return { problems: [], sent: checked.value };
  const problems = checked.issues.map(({ message, path: [field = ''] = [] }) => ({
    field: String(typeof field === 'object' ? field.key : field),
    problem: message,
  }));
  return { problems };
}
