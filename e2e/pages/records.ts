import type { APIRequestContext } from '@playwright/test';
import type { Shown } from './shown.ts';
import type { ShownRecord } from './table.ts';
import { squash, wordsOf } from './words.ts';

/** A record of the content service: all its fields are strings. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** Loads through the site the elements of an answer that a page shows (§7). */
export async function readRecords(
  request: APIRequestContext,
  { api, first = 1 }: ShownRecord,
): Promise<readonly RawRecord[]> {
  const answer = await request.get(`/content${api}`);
  const records: readonly RawRecord[] = await answer.json();
  if (!answer.ok() || records.length === 0) throw new Error(`${api} answers no records.`);
  return records.slice(0, first);
}

const isPicture = (field: string): boolean => field.endsWith('_image');

/**
 * The elements of a list inside a record (offices) as fields of the record, without their
 * coordinates.
 */
const unlisted = ([field, value]: readonly [string, unknown]): [string, unknown][] => {
  if (!Array.isArray(value)) return [[field, value]];
  const elements: RawRecord[] = value;
  return elements.flatMap((element) =>
    Object.entries(element).filter(([, own]) => typeof own === 'string'),
  );
};

/** The non-empty fields of a record that its page must show. */
const shownFields = (
  record: RawRecord,
  except: readonly string[],
): readonly (readonly [field: string, value: string])[] =>
  Object.entries(record)
    .filter(([field]) => field !== 'id' && !except.includes(field.replace(/_alt$/, '')))
    .flatMap(unlisted)
    // Said in words of the company's, or of a cover or a language.
    .filter(([field]) => !/(?:^|_)(?:day|hours|cover|language)$/.test(field))
    .map(([field, value]) => [field, value === null ? '' : String(value)] as const)
    .filter(([, value]) => value !== '');

/** How many picture fields of a record are empty, so that the default picture is shown (§3). */
export const picturesLeftOut = (record: RawRecord, except: readonly string[]): number =>
  Object.entries(record).filter(
    ([field, value]) =>
      isPicture(field) && !except.includes(field) && (value === '' || value === null),
  ).length;

/**
 * The fields of a record that are missing on its page, one line each: texts, pictures, dates,
 * targets of buttons, files (§3).
 *
 * @param text all text of the page and its dialogs, normalised.
 */
export function missingFields(
  record: RawRecord,
  except: readonly string[],
  text: string,
  { links, pictures, alternatives, dates }: Shown,
): readonly string[] {
  const isShown = (field: string, value: string): boolean => {
    if (isPicture(field)) {
      // The site serves a raster picture in several widths, at other addresses.
      const [path = ''] = value.split('?', 1);
      return pictures.some(
        (src) =>
          src === `/content/${path}` || (/^\/pictures\/\d+\//.test(src) && src.includes(path)),
      );
    }
    if (field.endsWith('_alt')) return alternatives.includes(value);
    if (field.endsWith('_file') || field.endsWith('_btn_link')) {
      return links.some(({ href }) => href === value || href.startsWith(`/content/${value}`));
    }
    if (field === 'created_at') {
      return dates.some((date) => Date.parse(date) === Date.parse(value));
    }
    return wordsOf(value).every((words) => text.includes(squash(words)));
  };
  return shownFields(record, except)
    .filter(([field, value]) => !isShown(field, value))
    .map(([field, value]) => `${field}: ${value.slice(0, 120)}`);
}
