import { type ResourceName, resources } from '@insurance-kit/content-client/records';
import type { ContentProblem, ContentRecord } from './read-folder.ts';
import type { RecordResource } from './record-folders.ts';

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
  const unknown =
    resource === 'board' ? [] : unknownFields(folder, record, resources[resource].fields);
  return [...unknown, ...check(resource, folder, record)];
}

/** Checks an article's folder: the fields of its card and of its details (§3). */
export function checkArticle(folder: string, record: ContentRecord): ContentProblem[] {
  const known = [...resources.articleCards.fields, ...resources.article.fields];
  const problems = [...check('articleCards', folder, record), ...check('article', folder, record)];
  const first = new Map(problems.map((problem) => [`${problem.file} ${problem.reason}`, problem]));
  return [...unknownFields(folder, record, known), ...first.values()];
}

/** Checks a value against its resource in §3. */
export function check(resource: ResourceName, file: string, value: unknown): ContentProblem[] {
  return resources[resource].check(value).map(({ field, reason }) => ({
    file,
    reason: field === '' ? reason : `${field}: ${reason}`,
  }));
}

function unknownFields(
  folder: string,
  record: ContentRecord,
  known: readonly string[],
): ContentProblem[] {
  return Object.keys(record)
    .filter((name) => !known.includes(name))
    .map((name) => ({ file: folder, reason: `unknown field ${JSON.stringify(name)}` }));
}
