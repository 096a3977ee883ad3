/**
 * Why a call to the content service failed:
 * - `missing`: there is no such thing (404, or an article answered with `[]`);
 * - `refused`: the status is not 2xx, such as a redirect;
 * - `unreachable`: no complete response (no connection, cut off, timed out);
 * - `unreadable`: the response is invalid (not JSON, not an array, empty, too large).
 */
export type ContentErrorKind = 'missing' | 'refused' | 'unreachable' | 'unreadable';

export interface ContentErrorDetails {
  readonly kind: ContentErrorKind;
  /** The requested address, or its path if no address is known. */
  readonly url: string;
  /** The HTTP status, if there was a response. */
  readonly status?: number | undefined;
  /** The failure and its remedy, without the address. */
  readonly reason: string;
  readonly cause?: unknown;
}

/** A failed call to the content service. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly kind: ContentErrorKind;
  readonly url: string;
  readonly status: number | undefined;
  readonly reason: string;

  constructor({ kind, url, status, reason, cause }: ContentErrorDetails) {
    super(`${url}: ${reason}`, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.url = url;
    this.status = status;
    this.reason = reason;
  }
}

/**
 * Whether an error is a `ContentError` of one of the given kinds. It looks at the shape, so that an
 * error from a second copy of this module counts too.
 *
 * @example
 * ```tsx
 * import { type ContentClient, isContentError } from '@insurance-kit/content-client';
 *
 * // An article, or nothing where there is none; another failure is the caller's.
 * export const articleOrNothing = (client: ContentClient, id: string) =>
 *   client.read('article', { id }).catch((error: unknown) => {
 *     if (isContentError(error, 'missing')) return undefined;
 *     throw error;
 *   });
 * ```
 */
export function isContentError(
  error: unknown,
  ...kinds: readonly ContentErrorKind[]
): error is ContentError {
  if (!(error instanceof Error) || error.name !== 'ContentError' || !('kind' in error))
    return false;
  return kinds.length === 0 || kinds.some((kind) => kind === error.kind);
}
