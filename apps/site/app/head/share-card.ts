import type { PictureNotes } from '@insurance-kit/content-client';
import type { DehydratedState } from '@tanstack/react-query';
import { shareCardAddress } from '../../addresses/pictures.ts';

interface HeaderRecord {
  readonly header_image: string;
  readonly pictures?: PictureNotes;
}

const hasHeader = (record: unknown): record is HeaderRecord =>
  typeof record === 'object' &&
  record !== null &&
  'header_image' in record &&
  typeof record.header_image === 'string';

const headerRecord = (content: DehydratedState | undefined): HeaderRecord | undefined =>
  content?.queries.map(({ state }) => state.data).find(hasHeader);

/** The header picture among a page's records; `undefined` if none has one. */
export const headerPicture = (content: DehydratedState | undefined): string | undefined =>
  headerRecord(content)?.header_image;

/**
 * The share card of a page: its record's header picture, around the point that stays in sight.
 *
 * @param content the data of the page's loader.
 * @returns `undefined` if no record has one; the page then uses the site's own card.
 */
export function headerShareCard(content: DehydratedState | undefined): string | undefined {
  const record = headerRecord(content);
  return record && shareCardAddress(record.header_image, record.pictures?.header_image?.focus);
}
