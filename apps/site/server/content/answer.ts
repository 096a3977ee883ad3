import type { ContentData, ResourceName } from '@insurance-kit/content-client';

/** What an answer of the content service was read into: typed, sanitised, made once. */
export interface ReadAnswer<Name extends ResourceName = ResourceName> {
  readonly resource: Name;
  readonly data: ContentData[Name];
}

/**
 * Reads a parsed answer of a path.
 *
 * @throws ContentError `missing` where the answer says that there is no such thing, `unreadable`
 *   where it holds nothing usable.
 */
export type ReadJson = (json: unknown) => ReadAnswer;
