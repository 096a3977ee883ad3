/**
 * Why a call failed:
 * - `missing`: the record does not exist (404, 410, or `[]` for a call with an id);
 * - `refused`: another status that is not 2xx, such as a redirect;
 * - `unreachable`: no complete response (no connection, cut off, timed out);
 * - `unreadable`: the response is empty, too large, not JSON, not an array, or has no record.
 */
export type ContentErrorKind = 'missing' | 'refused' | 'unreachable' | 'unreadable';

export type ContentErrorDetails = Pick<ContentError, 'kind' | 'url' | 'reason'> &
  Partial<Pick<ContentError, 'status' | 'cause'>>;

/** A failed call to the content service. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly kind: ContentErrorKind;
  /** The requested address, or only its path if the server is unknown. */
  readonly url: string;
  /** HTTP status of the response, if there was one. */
  readonly status: number | undefined;
  /** The failure and how to fix it, without the address. */
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
 * Whether an error is a `ContentError` of one of `kinds`, or of any kind if `kinds` is empty.
 * Compares properties instead of the class: an application may contain this module twice.
 */
export function isContentError(
  error: unknown,
  ...kinds: readonly ContentErrorKind[]
): error is ContentError {
  if (!(error instanceof Error) || error.name !== 'ContentError' || !('kind' in error))
    return false;
  return kinds.length === 0 || kinds.some((kind) => kind === error.kind);
}
