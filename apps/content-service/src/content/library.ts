import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import {
  type FieldKind,
  latestArticleCount,
  resourcePath,
  resources,
} from '@insurance-kit/content-client/records';
import { sizeProblem } from '@insurance-kit/server/limits';
import { watch } from 'chokidar';
import type { ServiceLog } from '../base/app.ts';
import { createPictureProblems } from './pictures.ts';
import type { ContentProblem, ContentRecord } from './read-folder.ts';
import { recordAt, recordFolders } from './record-folders.ts';
import {
  type Article,
  type ContentSnapshot,
  dateOf,
  readSnapshot,
  withFields,
} from './snapshot.ts';

export interface JsonBody {
  readonly bytes: Buffer;
  readonly etag: string;
}

export function jsonBody(value: unknown): JsonBody {
  const bytes = Buffer.from(JSON.stringify(value));
  return { bytes, etag: `"${hash('sha256', bytes, 'base64url').slice(0, 27)}"` };
}

export type ContentLibrary = Awaited<ReturnType<typeof openLibrary>>;

/** Milliseconds to wait after a file event, because saving a file causes several events. */
const quietMilliseconds = 40;
const rescanMilliseconds = 60_000;

const sanitize = createServerSanitizer();

/**
 * Reads and watches the content folder. Also reads it each minute, because a changed symbolic link,
 * or a file that another machine changes, causes no file event. Logs new problems.
 */
export async function openLibrary(root: string, log: ServiceLog) {
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> = Promise.resolve();
  const readAgain = () => {
    reading = reading.then(read).catch((error: unknown) => {
      log.error({ err: error }, 'the content could not be read; the last version is served');
    });
  };

  // Watch before reading, so that no edit is missed.
  const watcher = watch(root, { ignoreInitial: true });
  watcher.on('error', (error) =>
    log.error({ err: error }, 'watching the content folder failed; it is read each minute'),
  );
  // Not `once` of node:events, which rejects if the watcher reports an unreadable folder.
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(readAgain, quietMilliseconds);
  });
  const report = (problem: ContentProblem) => log.warn(problem, 'content problem');
  const pictures = createPictureProblems(report);
  const load = async (last?: ContentSnapshot) => {
    const content = await readSnapshot(root, last);
    const answers = prepareAnswers(content);
    const large = [...answers].flatMap(([file, { bytes }]): ContentProblem[] => {
      const reason = sizeProblem(file, bytes.length);
      return reason === undefined ? [] : [{ file, reason }];
    });
    const snapshot = { ...content, problems: [...content.problems, ...large] };
    const isKnown = (problem: ContentProblem) =>
      last?.problems.some((known) => isDeepStrictEqual(known, problem));
    for (const problem of snapshot.problems) if (!isKnown(problem)) report(problem);
    pictures.follow(root, [...snapshot.records.values()]);
    const tags = [...answers].map(([path, { etag }]) => [path, etag] as const);
    return { snapshot, answers, versions: Object.fromEntries(tags) };
  };
  let loaded = await load();
  const listeners = new Set<() => void>();

  const read = async () => {
    const before = loaded.versions;
    loaded = await load(loaded.snapshot);
    if (isDeepStrictEqual(loaded.versions, before)) return;
    for (const listener of listeners) listener();
    log.info({ problems: loaded.snapshot.problems.length }, 'content reloaded');
  };
  const rescan = setInterval(readAgain, rescanMilliseconds);

  return {
    answer: (path: string) => loaded.answers.get(path),
    versions: () => loaded.versions,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    record: (folder: string) => loaded.snapshot.records.get(folder),
    company: () => loaded.snapshot.company,
    problems: () => [...loaded.snapshot.problems, ...pictures.problems()],
    /** All articles, newest first, including articles dated in the future. */
    articles: () => loaded.snapshot.articles,
    isFuture: (folder: string): boolean =>
      loaded.snapshot.articles.some((each) => each.folder === folder && dateOf(each) > Date.now()),
    products: () =>
      [...loaded.snapshot.records.keys()].filter((folder) => folder.startsWith('products/')),
    categories: (): readonly string[] =>
      resources.categories
        .parse(loaded.snapshot.categories, { sanitize })
        .map(({ category }) => category),
    /** Returns, by path, the responses that change if the record in `folder` gets these fields. */
    answersWith(folder: string, fields: ContentRecord) {
      const after = prepareAnswers(withFields(loaded.snapshot, folder, fields), folder);
      return valuesOf(
        [...after].filter(([path, { etag }]) => loaded.answers.get(path)?.etag !== etag),
      );
    },
    /** Reads the content folder at once. Call `readNow` when this process has changed a file. */
    readNow: () => {
      readAgain();
      return reading;
    },
    close: async () => {
      clearInterval(rescan);
      await pictures.close();
      await watcher.close();
      clearTimeout(timer);
      await reading;
    },
  };
}

/** Creates the responses. Omits articles dated in the future, except the one in folder `shown`. */
function prepareAnswers({ records, articles: all, categories }: ContentSnapshot, shown?: string) {
  const now = Date.now();
  const articles = all.filter((article) => article.folder === shown || !(dateOf(article) > now));
  const cards = articles.map((article) => served(article, resources.articleCards.kinds));
  const answers = new Map<string, JsonBody>([
    [resources.articleCards.path, jsonBody(cards)],
    [resources.latestArticles.path, jsonBody(cards.slice(0, latestArticleCount))],
    [resources.categories.path, jsonBody(categories)],
  ]);
  // The call for a page without a record returns `[]`.
  for (const { resource } of recordFolders) answers.set(resourcePath(resource), jsonBody([]));
  for (const [folder, record] of records) {
    const call = recordAt(folder);
    if (call === undefined || call.resource === 'article') continue;
    answers.set(resourcePath(call.resource, call.id), jsonBody([record]));
  }
  for (const article of articles) {
    const details = served(article, resources.article.kinds);
    answers.set(resourcePath('article', String(article.id)), jsonBody([details]));
  }
  return answers;
}

/** An article in a response (§3). Fills missing fields with '', but not `_alt` and `_focus`. */
function served({ id, record }: Article, kinds: Readonly<Record<string, FieldKind>>) {
  const values = Object.entries(kinds).flatMap(([field, kind]) => {
    const value = record[field] ?? (kind === 'alt' || kind === 'focus' ? undefined : '');
    return value === undefined ? [] : [[field, value]];
  });
  return { ...Object.fromEntries(values), id };
}

const valuesOf = (
  answers: Iterable<readonly [string, JsonBody]>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Array.from(answers, ([path, { bytes }]) => [path, JSON.parse(String(bytes))]));

/** Reads a content folder once. Returns the responses of all calls, by path. */
export const readAnswers = async (folder: string) =>
  valuesOf(prepareAnswers(await readSnapshot(folder)));
