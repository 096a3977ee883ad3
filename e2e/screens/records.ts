import { type APIRequestContext, expect } from '@playwright/test';
import type { Shown } from './shown.ts';
import type { ShownRecord } from './table.ts';
import { squash, wordsOf } from './words.ts';

/** A record as the content service serves it: text fields, paths among them. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** Asks the content service, through the site, for the elements that a page shows (§7). */
export async function readRecords(
  request: APIRequestContext,
  { api, first = 1 }: ShownRecord,
): Promise<readonly RawRecord[]> {
  const answer = await request.get(`/content${api}`);
  expect(answer.status(), api).toBe(200);
  const records: readonly RawRecord[] = await answer.json();
  expect(records.length, `${api} answers an array with records`).toBeGreaterThan(0);
  return records.slice(0, first);
}

const isPicture = (field: string): boolean => field.endsWith('_image');

/** The fields of a record that hold something, and that a page of it is to show. */
const fieldsOf = (
  record: RawRecord,
  except: readonly string[],
): readonly (readonly [field: string, value: string])[] =>
  Object.entries(record)
    .filter(([field]) => field !== 'id' && !except.includes(field))
    .map(([field, value]) => [field, value === null ? '' : String(value)] as const)
    .filter(([, value]) => value !== '');

/** How many pictures a record leaves to the default picture (§3). */
export const picturesLeftOut = (record: RawRecord, except: readonly string[]): number =>
  Object.entries(record).filter(
    ([field, value]) =>
      isPicture(field) && !except.includes(field) && (value === '' || value === null),
  ).length;

/**
 * The fields of a record that a page does not show, one line each: a text field's words, a picture
 * at the field's address, a date, a button's destination, a file (§3).
 *
 * @param text all words that the page and its dialogs showed, squashed.
 */
export function missingFields(
  record: RawRecord,
  except: readonly string[],
  text: string,
  { links, pictures, dates }: Shown,
): readonly string[] {
  const isShown = (field: string, value: string): boolean => {
    if (isPicture(field)) {
      // A raster picture comes from the site's own maker of pictures, in several widths.
      const [path = ''] = value.split('?', 1);
      return pictures.some(
        (src) =>
          src === `/content/${path}` || (/^\/pictures\/\d+\//.test(src) && src.includes(path)),
      );
    }
    if (field === 'pdf_file' || field.endsWith('_btn_link')) {
      return links.some(({ href }) => href === value || href.startsWith(`/content/${value}`));
    }
    if (field === 'created_at') {
      return dates.some((date) => Date.parse(date) === Date.parse(value));
    }
    return wordsOf(value).every((words) => text.includes(squash(words)));
  };
  return fieldsOf(record, except)
    .filter(([field, value]) => !isShown(field, value))
    .map(([field, value]) => `${field}: ${value.slice(0, 120)}`);
}
