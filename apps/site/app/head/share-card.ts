import type { DehydratedState } from '@tanstack/react-query';
import { shareCardAddress } from '../../addresses/pictures.ts';

const headerImageOf = (record: unknown): string | undefined =>
  typeof record === 'object' &&
  record !== null &&
  'header_image' in record &&
  typeof record.header_image === 'string'
    ? record.header_image
    : undefined;

/**
 * The header picture of the record that a page's loader sent along.
 *
 * @returns `undefined` where no record has one.
 */
export function headerPicture(content: DehydratedState | undefined): string | undefined {
  return content?.queries.flatMap(({ state }) => headerImageOf(state.data) ?? [])[0];
}

/**
 * The share card of a page: its record's header picture.
 *
 * @param content what the page's loader sent along.
 * @returns `undefined` where no record has one: the site's own card stands for it.
 */
export function headerShareCard(content: DehydratedState | undefined): string | undefined {
  const picture = headerPicture(content);
  return picture === undefined ? undefined : shareCardAddress(picture);
}
