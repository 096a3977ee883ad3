import { type ResourceName, resourceNames } from '@insurance-kit/content-client';
import * as v from 'valibot';
import type { ContentDocument, ContentStore, ReadJson } from '../content/store.ts';
import { fingerprint } from '../http/response.ts';

const schema = v.object({
  resource: v.picklist(resourceNames),
  id: v.nullable(v.string()),
  savedAt: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  savedBy: v.string(),
  /** For editors: the address of the draft's form, and its fields by their titles. */
  edit: v.optional(
    v.object({
      form: v.pipe(v.string(), v.url(), v.startsWith('http')),
      fields: v.record(v.string(), v.string()),
    }),
  ),
  answers: v.record(v.string(), v.array(v.unknown())),
});

/** A draft: the responses that would change if it were published. */
export type Preview = v.InferOutput<typeof schema>;

/** Reads the content service's description of a draft. `undefined` if it is invalid. */
export function readPreview(json: unknown): Preview | undefined {
  const reading = v.safeParse(schema, json);
  return reading.success ? reading.output : undefined;
}

type Readable = Pick<ContentStore, 'document' | 'cached'>;

/** Returns the path of the page that shows a record. */
export type PathOfRecord = (resource: ResourceName, id: string | null) => string | Promise<string>;

/** Content with a draft in place of the published record. */
export function withPreview(
  store: Readable,
  { answers }: Preview,
  readJsonOf: (path: string) => ReadJson | undefined,
): Readable {
  const documents = new Map<string, ContentDocument>();
  for (const [path, json] of Object.entries(answers)) {
    const answer = readJsonOf(path)?.(json);
    if (answer === undefined) continue;
    const bytes = Buffer.from(JSON.stringify(json));
    documents.set(path, { path, bytes, answer, hash: fingerprint(bytes) });
  }
  return {
    document: async (path) => documents.get(path) ?? store.document(path),
    cached: (path) => documents.get(path) ?? store.cached(path),
  };
}
