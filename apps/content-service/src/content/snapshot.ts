import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type PhoneReaders, phoneReaders } from '@insurance-kit/content-client/phone-number';
import {
  fitsIntoPath,
  type ResourceName,
  readInstant,
  resources,
} from '@insurance-kit/content-client/records';
import { type CompanyDetails, readCompany } from './company.ts';
import {
  type ContentProblem,
  type ContentRecord,
  readFolder,
  readJson,
  UnreadableError,
} from './read-folder.ts';
import {
  articlesFolder,
  isArticle,
  productFolders,
  recordAt,
  recordFolders,
} from './record-folders.ts';

const categoriesFile = 'categories.json';
const companyFile = 'company.json';
const expectedNames: ReadonlySet<string> = new Set([
  ...recordFolders.map(({ folder }) => folder),
  'products',
  articlesFolder,
  categoriesFile,
  companyFile,
  'README.md',
]);

export interface Article {
  readonly folder: string;
  readonly id: string | number;
  readonly record: ContentRecord;
}

/** All content, as read at one time. The keys of `records` are the records' folders. */
export interface ContentSnapshot {
  readonly records: ReadonlyMap<string, ContentRecord>;
  /** Newest first. Articles without a valid date come last. */
  readonly articles: readonly Article[];
  readonly categories: readonly unknown[];
  readonly company: CompanyDetails;
  readonly problems: readonly ContentProblem[];
}

interface Reading {
  readonly root: string;
  readonly last: ContentSnapshot | undefined;
  readonly problems: ContentProblem[];
  /** Phone formats of the company's country, if known. */
  readonly phones: PhoneReaders | undefined;
}

/** Reads the content folder. If a file is unreadable, keeps its content from `last`. */
export async function readSnapshot(root: string, last?: ContentSnapshot): Promise<ContentSnapshot> {
  const problems: ContentProblem[] = [];
  const names = await readdir(root);
  const written = await orLast({ problems }, last?.company, async () =>
    readCompany(
      names.includes(companyFile) ? await readJson(root, companyFile, problems) : undefined,
    ),
  );
  const company = written ?? readCompany(undefined);
  const phones = company.country === undefined ? undefined : phoneReaders(company.country);
  const reading: Reading = { root, last, problems, phones };
  const records = new Map<string, ContentRecord>();
  for (const { folder, resource } of [...recordFolders, ...(await findProducts(reading))]) {
    const record = await readRecord(reading, folder, [resource]);
    if (record !== undefined) records.set(folder, record);
  }
  for (const name of names) {
    if (expectedNames.has(name) || name.startsWith('.')) continue;
    // Report the name, because it may be misspelt.
    problems.push({ file: name, reason: 'no API call uses this, so it is ignored' });
  }
  const articles = (await orLast(reading, last?.articles, () => readArticles(reading))) ?? [];
  for (const { folder, record } of articles) records.set(folder, record);
  const categories = (await orLast(reading, last?.categories, () => readCategories(reading))) ?? [];
  return { records, articles, categories, company, problems };
}

async function orLast<Content>(
  { problems }: Pick<Reading, 'problems'>,
  last: Content | undefined,
  read: () => Promise<Content>,
): Promise<Content | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    const { file, reason } = error.problem;
    const then = last === undefined ? 'nothing is served for it' : 'the last good one is kept';
    problems.push({ file, reason: `${reason}; ${then}` });
    return last;
  }
}

const readRecord = (reading: Reading, folder: string, resourceNames: readonly ResourceName[]) =>
  orLast(reading, reading.last?.records.get(folder), async () => {
    const { record, problems } = await readFolder(reading.root, folder);
    if (isArticle(folder) && !isId(record.id)) {
      const file = `${folder}/record.json`;
      throw new UnreadableError({
        file,
        reason:
          'its id is missing or invalid: use a whole number, or up to 200 characters without outer spaces',
      });
    }
    reading.problems.push(...problems, ...checkRecord(reading, folder, record, resourceNames));
    return record;
  });

async function findProducts({ root, problems }: Reading) {
  const products: { readonly folder: string; readonly resource: ResourceName }[] = [];
  for (const { folder: kind, resource } of productFolders) {
    const entries = await readdir(path.join(root, kind), { withFileTypes: true }).catch(() => []);
    for (const { name } of entries.filter((entry) => entry.isDirectory())) {
      const folder = `${kind}/${name}`;
      const reason = 'the name is not a product name, so the folder is ignored';
      if (recordAt(folder)) products.push({ folder, resource });
      else problems.push({ file: folder, reason });
    }
  }
  return products;
}

async function readArticles(reading: Reading): Promise<readonly Article[]> {
  const { root, problems } = reading;
  const where = path.join(root, articlesFolder);
  const entries = await readdir(where, { withFileTypes: true }).catch(() => {
    throw new UnreadableError({ file: articlesFolder, reason: 'the folder is missing' });
  });

  const byId = new Map<string, Article>();
  for (const entry of entries.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
    if (entry.name.startsWith('.')) continue;
    const folder = `${articlesFolder}/${entry.name}`;
    if (!entry.isDirectory() || !isArticle(folder)) {
      const reason = 'the name is not <id>-<slug>, so the folder is ignored';
      problems.push({ file: folder, reason });
      continue;
    }
    const record = await readRecord(reading, folder, ['articleCards', 'article']);
    const id = record?.id;
    if (record === undefined || !isId(id)) continue;
    const same = byId.get(String(id));
    if (same === undefined) byId.set(String(id), { folder, id, record });
    else {
      const reason = `the id ${id} is already used by ${same.folder}; this article is left out`;
      problems.push({ file: folder, reason });
    }
  }
  return newestFirst([...byId.values()]);
}

const newestFirst = (articles: readonly Article[]): Article[] =>
  articles.toSorted((a, b) => dateOf(b) - dateOf(a) || Number(b.id) - Number(a.id));

/** Returns a snapshot with `fields` merged into one record. A new article needs `fields.id`. */
export function withFields(
  snapshot: ContentSnapshot,
  folder: string,
  fields: ContentRecord,
): ContentSnapshot {
  const record = { ...snapshot.records.get(folder), ...fields };
  const records = new Map([...snapshot.records, [folder, record]]);
  const { id } = record;
  if (!isArticle(folder) || !isId(id)) return { ...snapshot, records };
  const others = snapshot.articles.filter((article) => article.folder !== folder);
  return { ...snapshot, records, articles: newestFirst([...others, { folder, id, record }]) };
}

const isId = (id: unknown): id is string | number =>
  typeof id === 'string' ? fitsIntoPath(id) && id === id.trim() : Number.isSafeInteger(id);

async function readCategories(reading: Reading): Promise<readonly unknown[]> {
  const { root, problems } = reading;
  const categories = await readJson(root, categoriesFile, problems);
  if (!Array.isArray(categories)) {
    throw new UnreadableError({ file: categoriesFile, reason: 'it must contain one JSON array' });
  }
  for (const entry of categories)
    problems.push(...check(reading, 'categories', categoriesFile, entry));
  return categories;
}

/** Checks a record as the content client does (§3). Also reports unknown fields. */
function checkRecord(
  reading: Reading,
  folder: string,
  record: ContentRecord,
  resourceNames: readonly ResourceName[],
): ContentProblem[] {
  const known = resourceNames.flatMap((name) => Object.keys(resources[name].kinds));
  // Pages do not read the board record (§3): it may have any field.
  const unknown = Object.keys(record)
    .filter((name) => !known.includes(name) && !resourceNames.includes('board'))
    .map((name) => ({ file: folder, reason: `unknown field ${JSON.stringify(name)}` }));
  const problems = resourceNames.flatMap((name) => check(reading, name, folder, record));
  return [...unknown, ...new Map(problems.map((problem) => [problem.reason, problem])).values()];
}

function check({ phones }: Reading, resource: ResourceName, file: string, value: unknown) {
  return resources[resource].check(value, phones && { phones }).map(({ field, reason }) => ({
    file,
    reason: field === '' ? reason : `${field}: ${reason}`,
  }));
}

/** An article's date in ms since 1970. For an invalid date, returns the smallest safe integer. */
export function dateOf({ record: { created_at } }: Article): number {
  const time =
    typeof created_at === 'string' ? Date.parse(readInstant(created_at.trim()) ?? '') : Number.NaN;
  return Number.isNaN(time) ? Number.MIN_SAFE_INTEGER : time;
}
