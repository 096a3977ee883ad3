import { defaultAssetBase } from '../base/assets.ts';
import { isContentError } from '../base/errors.ts';
import { type ContentClient, createContentClient } from '../client.ts';
import { createServerSanitizer } from '../html/server.ts';
import {
  feedbackPath,
  plainResourceNames,
  type ResourceName,
  resourcePath,
} from '../records/index.ts';

export interface CheckResult {
  /** The checked call, such as `GET /api/home/fetch`. */
  readonly what: string;
  readonly errors: readonly string[];
  /** Problems that a site can work around: a field of the wrong type, a text that is too long. */
  readonly warnings: readonly string[];
}

/** An id that no article has. */
export const noArticle = 'content-check-0';

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

const reasonOf = (error: unknown): string => {
  if (isContentError(error)) return error.reason;
  throw error;
};

/** Addresses of the files in fields of `content`, and of the pictures in its HTML. */
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
 * Checks whether a site can use a content service: requests the calls (§7), the content's files and
 * a missing article, and posts invalid feedback. Leaves no data in a service that passes.
 * @param baseUrl address of the service, without `/api`.
 * @yields a result after each check. @throws TypeError if the address is invalid.
 */
export async function* checkContentService(baseUrl: string): AsyncGenerator<CheckResult> {
  const base = new URL(baseUrl).href.replace(/\/+$/, '');
  let warnings: string[] = [];
  const client = createContentClient({
    baseUrl: base,
    sanitize: createServerSanitizer(),
    report: ({ problems }) =>
      warnings.push(...problems.map(({ field, reason }) => `${field}: ${reason}`)),
    timeoutMs: 10_000,
    retries: 0,
  });
  const files = new Set<string>();

  const checkCall = async (name: ResourceName, id?: string): Promise<CheckResult> => {
    const what = `GET ${resourcePath(name, id)}`;
    warnings = [];
    try {
      const content = await client.read(name, { id });
      for (const file of filesIn(content)) files.add(file);
      if (Array.isArray(content) && content.length === 0) warnings.push('the list is empty');
      return { what, errors: [], warnings };
    } catch (error) {
      return { what, errors: [reasonOf(error)], warnings: [] };
    }
  };

  for (const name of plainResourceNames) yield checkCall(name);
  warnings = [];
  // If this call fails, the same call in the loop above has reported the failure.
  const cards = await client.read('articleCards').catch(() => []);
  for (const { id } of cards) yield checkCall('article', id);
  yield checkMissingArticle(client);
  for (const file of files) yield checkFile(base, file);
  yield checkBadFeedback(base);
}

async function checkMissingArticle(client: ContentClient): Promise<CheckResult> {
  const what = `GET ${resourcePath('article', noArticle)}, an article that does not exist`;
  const errors = await client.read('article', { id: noArticle }).then(
    () => ['an article was returned; answer an empty array or 404'],
    (error: unknown) => (isContentError(error, 'missing') ? [] : [reasonOf(error)]),
  );
  return { what, errors, warnings: [] };
}

/** The response to a request, without its body. `undefined` if no response came. */
async function answerTo(url: string, init?: RequestInit): Promise<Response | undefined> {
  const response = await fetch(url, { ...init, redirect: 'manual' }).catch(() => undefined);
  await response?.body?.cancel();
  return response;
}

async function checkFile(base: string, address: string): Promise<CheckResult> {
  const path = `/${address.slice(defaultAssetBase.length)}`;
  const response = await answerTo(base + path);
  const type = response?.headers.get('content-type') ?? 'none';
  const errors: string[] = [];
  if (response === undefined) errors.push('no complete answer');
  else if (response.status !== 200)
    errors.push(`status ${response.status}; answer 200 with the file`);
  else if (!/^(?:image\/|application\/pdf\b)/.test(type)) {
    errors.push(`content type ${type}; pictures and PDFs are expected`);
  }
  return { what: `GET ${path}`, errors, warnings: [] };
}

async function checkBadFeedback(base: string): Promise<CheckResult> {
  const headers = { 'content-type': 'application/json' };
  const checks = badFeedback.map(async (body) => {
    const response = await answerTo(base + feedbackPath, { method: 'POST', headers, body });
    const status = response?.status ?? 0;
    // These statuses say that the call is missing or forbidden, not that the body is invalid.
    const isUnavailable = [401, 403, 404, 405].includes(status);
    return status >= 400 && status < 500 && !isUnavailable
      ? []
      : [`${body} was answered ${status || 'not at all'}; answer 400`];
  });
  const errors = (await Promise.all(checks)).flat();
  return { what: `POST ${feedbackPath} with bad bodies`, errors, warnings: [] };
}
