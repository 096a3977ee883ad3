import { ContentError } from './base/errors.ts';
import { createHttpClient, type HttpClientOptions, readBody, statusError } from './base/http.ts';
import {
  type ContentData,
  type ParseContext,
  type ResourceName,
  resourcePath,
  resources,
} from './records/index.ts';

export interface CallOptions {
  /** Id of the content, for resources that need one, such as `article`. */
  readonly id?: string | undefined;
  /** Aborts the call. The promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

export interface ContentClientOptions extends ParseContext, HttpClientOptions {
  /** How many times a GET is sent again if there is no response, or a 5xx. Default 1. */
  readonly retries?: number;
}

/** Largest response in bytes: about 20,000 article cards. */
const maxBytes = 16_000_000;

/** Calls a content service (§7). A failed call rejects with a `ContentError`. */
export type ContentClient = ReturnType<typeof createContentClient>;

function parseJson(text: string, url: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const found = text.trim() === '' ? 'nothing' : JSON.stringify(text.trimStart().slice(0, 40));
    const reason = `the answer is not JSON, it starts with ${found}; check the base address`;
    throw new ContentError({ kind: 'unreadable', url, status, reason, cause });
  }
}

/**
 * Creates a client of a content service (§7). It checks every response against the schemas, and
 * has a time-out, a size limit and `retries`. Every failure except an abort is a `ContentError`.
 * It refuses redirects, because they could lead to another origin.
 */
export function createContentClient(options: ContentClientOptions) {
  const base = options.baseUrl.replace(/\/+$/, '');
  const http = createHttpClient(options);

  return {
    /** Requests a resource by its name. Rejects with kind `missing` for an unknown id. */
    async read<Name extends ResourceName>(
      resource: Name,
      { id, signal }: CallOptions = {},
    ): Promise<ContentData[Name]> {
      const path = resourcePath(resource, id);
      const json = await http.send(
        path,
        { headers: { accept: 'application/json' }, signal: signal ?? null },
        async (response, url) => {
          if (!response.ok) throw statusError(response, url);
          const body = await readBody(response, url, maxBytes);
          return parseJson(new TextDecoder().decode(body), url, response.status);
        },
        { retries: options.retries ?? 1 },
      );
      return resources[resource].parse(json, options, base + path);
    },
  };
}
