import type { FieldKind, Readers, Reading, ValueKind } from './fields.ts';

/** A problem in a field, described for editors. */
export interface FieldProblem {
  /** Name of the field (§3), such as `created_at`, or `3.created_at` in a list of records. */
  readonly field: string;
  /** Says what was expected, and what was found. */
  readonly reason: string;
}

type ElementSchema = Readonly<Record<string, ValueKind>>;

/** Maps each field of a record to its kind, or a list field to the schema of its elements. */
export type RecordSchema = Readonly<Record<string, ValueKind | ElementSchema>>;

type ValueOf<Kind> = Kind extends ValueKind
  ? ReturnType<Readers[Kind]>['value']
  : readonly FieldsOf<Kind>[];

type FieldsOf<Schema> = { readonly [Field in keyof Schema]: ValueOf<Schema[Field]> };

/** Values of the fields `…_alt` and `…_focus`, which describe a record's picture. */
export interface PictureNote {
  /** Alternative text. '' for decoration. */
  readonly alt?: string | undefined;
  /** Point that stays visible when the picture is cropped: `30% 70%`, across and down. */
  readonly focus?: string | undefined;
}

/** Notes about a record's pictures. Keys: names of the fields that contain the pictures. */
export type PictureNotes = Readonly<Record<string, PictureNote>>;

/** A record after reading: its fields, and notes about its pictures. */
export type RecordOf<Schema> = FieldsOf<Schema> & { readonly pictures?: PictureNotes };

interface ElementReading<Value> {
  /** `undefined` if the element is unusable: it is no object, or its id is invalid. */
  readonly value: Value | undefined;
  readonly problems: readonly FieldProblem[];
}

/** Reads a record, or a list's element. `problems` lists invalid fields, which get a fallback. */
export function readElement<Schema extends RecordSchema>(
  readers: Readers,
  schema: Schema,
  element: unknown,
): ElementReading<RecordOf<Schema>>;
export function readElement(
  readers: Readers,
  schema: RecordSchema,
  element: unknown,
): ElementReading<object> {
  if (typeof element !== 'object' || element === null || Array.isArray(element)) {
    return { value: undefined, problems: [{ field: '', reason: 'expected an object' }] };
  }
  const written = new Map<string, unknown>(Object.entries(element));
  const problems: FieldProblem[] = [];
  const read = <T>(field: string, reader: (raw: unknown) => Reading<T>, source = field): T => {
    const { value, problem } = reader(written.get(source));
    if (problem !== undefined) problems.push({ field, reason: problem });
    return value;
  };
  const pictures: Record<string, PictureNote> = {};
  const values = Object.entries(schema).map(([field, kind]) => {
    if (typeof kind === 'object')
      return [field, read(field, (raw) => readList(readers, kind, raw))];
    if (kind === 'picture') {
      const alt = read(`${field}_alt`, readers.alt);
      const focus = read(`${field}_focus`, readers.focus);
      if (alt !== undefined || focus !== undefined) pictures[field] = { alt, focus };
    }
    // An `assetIfPath` field `…_image` reads `…_body`, which may contain a picture's path (§3).
    const source = kind === 'assetIfPath' ? field.replace(/_image$/, '_body') : field;
    return [field, read<unknown>(field, readers[kind], source)];
  });
  const isUsable = !problems.some(({ field }) => schema[field] === 'id');
  const notes = Object.keys(pictures).length === 0 ? {} : { pictures };
  return { value: isUsable ? { ...Object.fromEntries(values), ...notes } : undefined, problems };
}

const maxElements = 50;

/** Reads up to 50 elements of a list. Omits unusable ones. Reports only the first problem. */
function readList(
  readers: Readers,
  schema: ElementSchema,
  raw: unknown,
): Reading<readonly object[]> {
  if (raw === null || raw === undefined || raw === '') return { value: [] };
  if (!Array.isArray(raw)) return { value: [], problem: `expected a list, found ${typeof raw}` };
  const readings = raw.slice(0, maxElements).map((each) => readElement(readers, schema, each));
  const [problem] = readings.flatMap(({ problems }, index) =>
    problems.map(({ field, reason }) => `${index}${field && `.${field}`}: ${reason}`),
  );
  const elements: readonly (object | undefined)[] = readings.map(({ value }) => value);
  const value = elements.filter((element) => element !== undefined);
  return { value, ...(problem !== undefined && { problem }) };
}

/** Kinds of a record's fields. Adds the fields `…_alt` and `…_focus` after each picture. */
export function kindsOf(schema: RecordSchema): Readonly<Record<string, FieldKind>> {
  const kinds: Record<string, FieldKind> = {};
  for (const [field, kind] of Object.entries(schema)) {
    kinds[field] = typeof kind === 'object' ? 'list' : kind;
    if (kind !== 'picture') continue;
    kinds[`${field}_alt`] = 'alt';
    kinds[`${field}_focus`] = 'focus';
  }
  return kinds;
}

/** For each list field, the kinds of its elements' fields. */
export const elementsOf = (schema: RecordSchema): Readonly<Record<string, ElementSchema>> =>
  Object.fromEntries(
    Object.entries(schema).flatMap(([field, kind]) =>
      typeof kind === 'object' ? [[field, kind]] : [],
    ),
  );
