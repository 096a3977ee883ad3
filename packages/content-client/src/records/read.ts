import * as v from 'valibot';

/** A problem of one field, worded for the content's editors. */
export interface FieldProblem {
  /** The field's name (§3), with its index in a list: `created_at`, `3.created_at`. */
  readonly field: string;
  /** The expected and the actual value. */
  readonly reason: string;
}

/** An element read by its schema; without `value` if it is unusable. */
export interface ElementReading<T> {
  readonly value: T | undefined;
  readonly problems: readonly FieldProblem[];
}

/** Reads an element of a response. Only a non-object or an invalid id makes it unusable. */
export function readElement<T>(
  schema: v.GenericSchema<unknown, T>,
  element: unknown,
): ElementReading<T> {
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

/** A schema of one function for value and issues, which Valibot's transformations cannot have. */
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
