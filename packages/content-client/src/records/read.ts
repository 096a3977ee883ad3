import * as v from 'valibot';

/** What is wrong with one field of a record, in words for the people who keep the content. */
export interface FieldProblem {
  /** The field's name as in §3, with its place in a list: `created_at`, `3.created_at`. */
  readonly field: string;
  /** What was expected and what was found. */
  readonly reason: string;
}

/** An element read by its schema; `value` is absent only where nothing could be made of it. */
export interface ElementReading<T> {
  readonly value: T | undefined;
  readonly problems: readonly FieldProblem[];
}

/**
 * Reads one element of an answer. Bad fields have fallen back and are listed as problems; the
 * element as a whole is unusable only where it is no object or misses the id it is known by.
 */
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
