import { type HtmlNode, parseHtml, textOf } from '@insurance-kit/content-client/html/parse';
import { slugOf } from '@insurance-kit/content-client/html/sections';
import {
  cutHtml,
  type FieldKind,
  joinLines,
  maxTextLength,
  resources,
} from '@insurance-kit/content-client/records';
import { articleIdOf, isArticle, recordAt, recordFolders } from '../../content/record-folders.ts';
import type { Fault } from '../texts/labels.ts';
import { readUpload } from './uploads.ts';

/** A record's fields as texts. Lists are JSON. If `…_alt` is '', the picture is decorative. */
export type EditFields = Readonly<Record<string, string>>;

export type FieldKinds = Readonly<Record<string, FieldKind>>;
export type Field = readonly [name: string, kind: FieldKind];

/** A field's text in one line, for an `input`: browsers remove line breaks, which joins words. */
export function lineOf(kind: FieldKind, text: string): string {
  if (!text.includes('\n')) return text;
  if (/phones|emails|hours/i.test(kind)) return joinLines(text);
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}

/** Folders of the page records that have a form. The board has none: no page reads it (§3). */
export const pageFolders: readonly string[] = recordFolders
  .map(({ folder }) => folder)
  .filter(isEditable);

export function isEditable(folder: string): boolean {
  const resource = recordAt(folder)?.resource;
  return resource !== undefined && resource !== 'board';
}

/** Kinds of the fields in an article's card and page, in the order of the edit form. */
const articleKinds: FieldKinds = { ...resources.articleCards.kinds, ...resources.article.kinds };

export function fieldKindsIn(folder: string): FieldKinds {
  const resource = recordAt(folder)?.resource;
  if (resource === 'article') return articleKinds;
  return resource === undefined ? {} : resources[resource].kinds;
}

export function elementKindsOf(folder: string, list: string): FieldKinds {
  const resource = recordAt(folder)?.resource;
  return (resource && resources[resource].elements[list]) ?? {};
}

type ListElement = Readonly<Record<string, unknown>>;

const isElement = (value: unknown): value is ListElement =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a list from a draft's field (JSON or ''). Leaves out elements that are not objects. */
export function readList(text: string): readonly ListElement[] {
  const list: readonly unknown[] = JSON.parse(text || '[]');
  return list.filter(isElement);
}

export const writeList = (list: readonly unknown[]): string =>
  list.length === 0 ? '' : JSON.stringify(list);

export function elementText(element: ListElement, name: string): string {
  const value = element[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export const filledElements = (text: string): readonly ListElement[] =>
  readList(text).filter((element) =>
    Object.keys(element).some((name) => elementText(element, name).trim() !== ''),
  );

export const elementField = (list: string, index: number, name: string): string =>
  `${list}.${index}.${name}`;

/** Prefixes of the fields of a product's covers, such as `tp_only` in `tp_only_body`. */
export const coversOf = (folder: string): readonly string[] =>
  Object.keys(fieldKindsIn(folder)).flatMap(
    (name) => /^(?!header_|sec\d|benefits_)(.+)_body$/.exec(name)?.[1] ?? [],
  );

/** Fields that a form shows. Omits ids, and pictures whose path is the text of another field. */
export const formFields = (folder: string): readonly Field[] =>
  Object.entries(fieldKindsIn(folder)).filter(
    ([, kind]) => kind !== 'id' && kind !== 'assetIfPath',
  );

/** Whether two values are equal. '' equals a missing value, except for alternative texts. */
export const isSame = (kind: FieldKind, one?: string, other?: string): boolean =>
  kind === 'alt' ? one === other : (one ?? '') === (other ?? '');

export const changedFields = (folder: string, before: EditFields, after: EditFields) =>
  formFields(folder).filter(([name, kind]) => !isSame(kind, after[name], before[name]));

export const altField = (picture: string): string => `${picture}_alt`;

export const pictureOf = (field: string): string => field.replace(/_(?:alt|focus)$/, '');

/** Fields with a new picture that has no alternative text yet. '' counts as a text. */
export const picturesWithoutAlt = (folder: string, fields: EditFields): readonly string[] =>
  formFields(folder).flatMap(([name, kind]) => {
    const isNew = kind === 'picture' && readUpload(fields[name] ?? '') !== undefined;
    return isNew && fields[altField(name)] === undefined ? [name] : [];
  });

export const isProse = (kind: FieldKind): boolean => kind === 'prose' || kind === 'proseUnlessPath';

/** Maximum length of a field in characters. Only prose may be as long as `maxTextLength`. */
export const limitOf = (field: string, kind: FieldKind): number => {
  if (isProse(kind)) return maxTextLength;
  if (kind === 'link') return 2_000;
  return kind === 'excerpt' || field.endsWith('headoffice') ? 500 : kind === 'alt' ? 300 : 200;
};

const requiredOfArticles = ['caption', 'excerpt', 'category', 'body'];

/** A form's fields with their values. Replaces a list by the fields of its elements. */
const formValues = (folder: string, fields: EditFields) =>
  formFields(folder).flatMap(([field, kind]): (readonly [string, FieldKind, string])[] => {
    const value = fields[field] ?? '';
    if (kind !== 'list') return [[field, kind, value]];
    const kinds = Object.entries(elementKindsOf(folder, field));
    return readList(value).flatMap((element, at) =>
      kinds.map(([name, of]) => [elementField(field, at, name), of, elementText(element, name)]),
    );
  });

/** Faults by field. They prevent publication, but a draft may have them. */
export function faultsOf(folder: string, fields: EditFields, categories: readonly string[]) {
  const faults = new Map<string, Fault>();
  for (const picture of picturesWithoutAlt(folder, fields))
    faults.set(altField(picture), 'no alt text');
  for (const [field, kind, value] of formValues(folder, fields)) {
    if (value === '') {
      if (isArticle(folder) && requiredOfArticles.includes(field)) faults.set(field, 'missing');
    } else if (value.length > limitOf(field, kind)) faults.set(field, 'long');
    else if (kind === 'link' && resources.home.check({ tile1_btn_link: value }).length > 0) {
      faults.set(field, 'link');
    } else if (kind === 'degrees' && !(Math.abs(Number(value)) <= 180)) {
      faults.set(field, 'degrees');
    } else if (isArticle(folder) && field === 'category' && !categories.includes(value)) {
      faults.set(field, 'unknown category');
    }
  }
  return faults;
}

export const treeOf = (html: string): readonly HtmlNode[] => parseHtml(cutHtml(html));

export const plainWords = (html: string): string => treeOf(html).map(textOf).join('').trim();

/** Makes a folder name from a title: lower-case words and hyphens, at most 60 characters. */
export function folderNameOf(title: string): string {
  const whole = slugOf(plainWords(title));
  // Cut between words, unless the first word is too long.
  return /^.{1,60}(?=-|$)/.exec(whole)?.[0] ?? (whole.slice(0, 60) || 'article');
}

/** Adds an article's id, and the date `now` if the article has no date. */
export function withIdAndDate(folder: string, fields: EditFields, now: Date): EditFields {
  const id = articleIdOf(folder);
  if (id === undefined) return fields;
  return { ...fields, id, created_at: fields.created_at || now.toISOString() };
}

/** A moment in the format of `datetime-local`, in a time zone: `2026-11-22T09:30`. */
export function wallTime(moment: Date, timeZone: string): string {
  // The Swedish locale writes dates in ISO format.
  const style = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', style).format(moment).replace(' ', 'T');
}

const dayMs = 24 * 60 * 60 * 1_000;

/** The moment of a `datetime-local` value. Adds an hour to a time that daylight saving skips. */
export function momentOf(local: string, timeZone: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local)) return undefined;
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const offsetAt = (time: number): number =>
    Date.parse(`${wallTime(new Date(time), timeZone)}Z`) - Math.floor(time / 60_000) * 60_000;
  const moments = [asUtc - dayMs, asUtc + dayMs].map((near) => new Date(asUtc - offsetAt(near)));
  return moments.find((moment) => wallTime(moment, timeZone) === local) ?? moments[0];
}
