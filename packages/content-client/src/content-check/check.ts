import { defaultAssetBase } from '../base/assets.ts';
import { isContentError } from '../base/errors.ts';
import { type ContentClient, createContentClient } from '../client.ts';
import { createServerSanitizer } from '../html/server.ts';
import {
  type ContentReport,
  feedbackPath,
  plainResourceNames,
  resources,
} from '../records/index.ts';

export interface CheckResult {
  readonly what: string;
  readonly errors: readonly string[];
  /** Problems that a site can work around: a field of the wrong type, a text that is too long. */
  readonly warnings: readonly string[];
}

const noArticle = 'content-check-0';

/** Feedback that a service must refuse and not store (readings §3, §5.2). */
const badFeedback = [
  '{',
  '[]',
  '{}',
  '{"rating":0,"likely_to_recommend":5}',
  '{"rating":6,"likely_to_recommend":5}',
  '{"rating":3,"likely_to_recommend":11}',
  '{"rating":3,"likely_to_recommend":5,"feedback":7}',
];

const mistake = (error: unknown): string => {
  if (isContentError(error)) return error.reason;
  throw error;
};

/** Addresses of files in content: pictures, PDFs, files in texts. */
function filesIn(content: unknown): readonly string[] {
  if (typeof content === 'string') {
    if (content.startsWith(defaultAssetBase)) return [content];
    return Array.from(content.matchAll(/ src="([^"]+)"/g), ([, address = '']) => address);
  }
  return typeof content === 'object' && content !== null
    ? Object.values(content).flatMap(filesIn)
    : [];
}

/**
 * Checks whether a site can use a content service: all calls (§7), their responses, the files that
 * responses name, a missing article, and invalid feedback. A service that passes
 * has stored nothing.
 * @param baseUrl address of the service, without `/api`.
 * @yields each check's result at once. @throws TypeError if the address is invalid.
 *
 * @example
 * ```tsx
 * import { checkContentService } from '@insurance-kit/content-client/content-check';
 *
 * for await (const { what, errors } of checkContentService('https://content.example.com')) {
 *   for (const error of errors) console.error(`${what}: ${error}`);
 * }
 * ```
 */
export async function* checkContentService(baseUrl: string): AsyncGenerator<CheckResult> {
  const base = new URL(baseUrl).href.replace(/\/+$/, '');
  const reports: ContentReport[] = [];
  const client: ContentClient = createContentClient({
    baseUrl: base,
    sanitize: createServerSanitizer(),
    report: (report) => reports.push(report),
    timeoutMs: 10_000,
    retry: { retries: 0 },
  });
  const files = new Set<string>();

  const call = async (
    what: string,
    read: () => Promise<unknown>,
  ): Promise<{ readonly result: CheckResult; readonly content: unknown }> => {
    reports.length = 0;
    try {
      const content = await read();
      for (const file of filesIn(content)) files.add(file);
      const warnings = reports.flatMap(({ problems }) =>
        problems.map(({ field, reason }) => `${field}: ${reason}`),
      );
      return { content, result: { what, errors: [], warnings } };
    } catch (error) {
      return { content: undefined, result: { what, errors: [mistake(error)], warnings: [] } };
    }
  };

  for (const name of plainResourceNames) {
    const { result, content } = await call(`GET ${resources[name].path}`, () => client.read(name));
    const isEmptyList = Array.isArray(content) && content.length === 0;
    yield isEmptyList ? { ...result, warnings: ['the list is empty'] } : result;
  }

  const articlePath = (id: string) => resources.article.path.replace('{id}', id);
  // The check above has already reported a failure.
  const cards = await client.read('articleCards').catch(() => []);
  for (const { id } of cards) {
    const { result } = await call(`GET ${articlePath(id)}`, () => client.read('article', { id }));
    yield result;
  }
  yield await checkMissingArticle(client, articlePath(noArticle));
  for (const file of files) yield await checkFile(base, file);
  yield await checkBadFeedback(base);
}

async function checkMissingArticle(client: ContentClient, path: string): Promise<CheckResult> {
  const what = `GET ${path}, an article that does not exist`;
  try {
    await client.read('article', { id: noArticle });
    return { what, errors: ['an article came; answer an empty array or 404'], warnings: [] };
  } catch (error) {
    const errors = isContentError(error, 'missing') ? [] : [mistake(error)];
    return { what, errors, warnings: [] };
  }
}

async function checkFile(base: string, address: string): Promise<CheckResult> {
  const path = `/${address.slice(defaultAssetBase.length)}`;
  const problems = async (): Promise<readonly string[]> => {
    const response = await fetch(base + path, { redirect: 'manual' }).catch(() => undefined);
    await response?.body?.cancel();
    if (response === undefined) return ['no complete answer'];
    if (response.status !== 200) return [`status ${response.status}; answer 200 with the file`];
    const type = response.headers.get('content-type') ?? 'none';
    return /^(?:image\/|application\/pdf\b)/.test(type)
      ? []
      : [`content type ${type}; pictures and PDFs are expected`];
  };
  return { what: `GET ${path}`, errors: await problems(), warnings: [] };
}

async function checkBadFeedback(base: string): Promise<CheckResult> {
  const refused = badFeedback.map(async (body) => {
    const response = await fetch(base + feedbackPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'manual',
    }).catch(() => undefined);
    await response?.body?.cancel();
    const status = response?.status ?? 0;
    // These statuses say that the call is missing or forbidden, not that the body is invalid.
    const isAbsent = [401, 403, 404, 405].includes(status);
    return status >= 400 && status < 500 && !isAbsent
      ? []
      : [`${body} was answered ${status || 'not at all'}; answer 400`];
  });
  const errors = (await Promise.all(refused)).flat();
  return { what: `POST ${feedbackPath} with bad bodies`, errors, warnings: [] };
}
