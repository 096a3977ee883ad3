import * as v from 'valibot';

/** A problem of a field, written for editors. */
export interface FieldProblem {
  /** Name of the field (§3), in a list with index: `created_at`, `3.created_at`. */
  readonly field: string;
  /** The expected kind, and the actual kind. */
  readonly reason: string;
}

/** Reads an element. Without `value` it is unusable: it is no object, or its id is invalid. */
export function readElement<T>(schema: v.GenericSchema<unknown, T>, element: unknown) {
  if (typeof element !== 'object' || element === null || Array.isArray(element)) {
    return { value: undefined, problems: [{ field: '', reason: 'expected an object' }] };
  }
  const result = v.safeParse(schema, element);
  const problems = (result.issues ?? []).map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    reason: issue.message,
  }));
  return { value: result.typed ? result.output : undefined, problems };
}

/** Makes a schema of a function that reports issues. Valibot's transformations report none. */
export const readBy = <T>(
  read: (raw: unknown) => {
    readonly value: T;
    readonly issues: readonly Pick<v.BaseIssue<unknown>, 'message' | 'path'>[];
  },
) =>
  v.lazy((raw) => {
    const { value, issues } = read(raw);
    return v.pipe(
      v.unknown(),
      v.transform(() => value),
      v.rawCheck(({ addIssue }) => issues.forEach(addIssue)),
    );
  });
