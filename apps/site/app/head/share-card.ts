import type { DehydratedState } from '@tanstack/react-query';
import { shareCardAddress } from '../../addresses/pictures.ts';

const headerImageOf = (record: unknown): string | undefined =>
  typeof record === 'object' &&
  record !== null &&
  'header_image' in record &&
  typeof record.header_image === 'string'
    ? record.header_image
    : undefined;

/** The header picture among a page's records; `undefined` if none has one. */
export function headerPicture(content: DehydratedState | undefined): string | undefined {
  return content?.queries.flatMap(({ state }) => headerImageOf(state.data) ?? [])[0];
}

/**
 * The share card of a page: its record's header picture.
 *
 * @param content the data of the page's loader.
 * @returns `undefined` if no record has one; the page then uses the site's own card.
 */
export function headerShareCard(content: DehydratedState | undefined): string | undefined {
  const picture = headerPicture(content);
  return picture === undefined ? undefined : shareCardAddress(picture);
}
