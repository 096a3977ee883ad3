import { hash } from 'node:crypto';

/** A JSON answer, ready to send. */
export interface JsonBody {
  readonly bytes: Buffer;
  /** A strong entity tag: the hash of the bytes. */
  readonly etag: string;
}

/** A value as a JSON answer. */
export function jsonBody(value: unknown): JsonBody {
  const bytes = Buffer.from(JSON.stringify(value));
  return { bytes, etag: `"${hash('sha256', bytes, 'base64url').slice(0, 27)}"` };
}
