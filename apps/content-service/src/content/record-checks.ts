import {
  createFields,
  type ResourceName,
  recordSchemas,
  schemaFactories,
} from '@insurance-kit/content-client/records';
import * as v from 'valibot';
import type { ContentProblem } from './problem.ts';
import type { ContentRecord } from './read-folder.ts';

// The only file of the service that imports the content client's schemas.

/** A resource whose answer is one record: the page records of §3. */
export type RecordResource = Exclude<
  ResourceName,
  'articleCards' | 'latestArticles' | 'categories' | 'article'
>;

/**
 * Checks a page record against §3: what the content client would report, and fields with unknown
 * names.
 */
export function checkRecord(
  resource: RecordResource,
  folder: string,
  record: ContentRecord,
): ContentProblem[] {
  // The board record is served, but none of its fields is read (§3), so it may have any fields.
  const known = resource === 'board' ? undefined : fieldNames(resource);
  return [...unknownFields(folder, record, known), ...check(resource, folder, record)];
}

/** Checks an article's folder: the fields of its card and of its details (§3). */
export function checkArticle(folder: string, record: ContentRecord): ContentProblem[] {
  const known = new Set(['id', ...fieldNames('articleCards'), ...fieldNames('article')]);
  const problems = [...check('articleCards', folder, record), ...check('article', folder, record)];
  const first = new Map(problems.map((problem) => [`${problem.file} ${problem.reason}`, problem]));
  return [...unknownFields(folder, record, known), ...first.values()];
}

/** Checks one entry of the category list (§3). */
export function checkCategory(file: string, entry: unknown): ContentProblem[] {
  return check('categories', file, entry);
}

function check(resource: ResourceName, file: string, value: unknown): ContentProblem[] {
  return recordSchemas[resource](value).problems.map(({ field, reason }) => ({
    file,
    reason: field === '' ? reason : `${field}: ${reason}`,
  }));
}

function unknownFields(
  folder: string,
  record: ContentRecord,
  known: ReadonlySet<string> | undefined,
): ContentProblem[] {
  if (known === undefined) return [];
  return Object.keys(record)
    .filter((name) => !known.has(name))
    .map((name) => ({ file: folder, reason: `unknown field ${JSON.stringify(name)}` }));
}

const noHtml = (): never => {
  throw new Error('An empty record has no HTML to clean');
};
const namingFields = createFields({
  sanitize: { caption: noHtml, prose: noHtml, plainText: () => '' },
});

/** The fields of a resource's schema: those that it returns for an empty record. */
function fieldNames(resource: ResourceName): ReadonlySet<string> {
  const reading = v.safeParse(schemaFactories[resource](namingFields), {});
  return new Set(Object.keys(Object(reading.output)));
}
