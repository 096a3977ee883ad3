import {
  type ArticleCard,
  type ContentData,
  type ResourceName,
  resources,
} from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';

const sanitize = createServerSanitizer();

/** A record as pages get it: validated and sanitised. */
export const recordOf = <Name extends ResourceName>(
  name: Name,
  fields: Readonly<Record<string, unknown>>,
): ContentData[Name] => resources[name].parse([fields], { sanitize });

export const cardsOf = (raw: readonly unknown[]): readonly ArticleCard[] =>
  resources.articleCards.parse(raw, { sanitize });

/** The fields that `filledRecord` fills: all (§3) except focus points, lists and days. */
const fieldNames = (name: ResourceName): readonly string[] =>
  Object.entries(resources[name].kinds).flatMap(([field, kind]) =>
    ['focus', 'list', 'day'].includes(kind) ? [] : [field],
  );

/** The text that `filledRecord` writes into a field. No mark is part of another mark. */
export const fieldMark = (field: string): string => `-${field}-`;

const markFor = (field: string): string => {
  if (field.endsWith('_image')) return `files/${fieldMark(field)}.svg`;
  return field.endsWith('_file') ? `files/${fieldMark(field)}.pdf` : `<p>${fieldMark(field)}</p>`;
};

/** A record in which each field contains its mark, as the path of a file or as HTML. */
export const filledRecord = <Name extends ResourceName>(name: Name): ContentData[Name] =>
  recordOf(name, Object.fromEntries(fieldNames(name).map((field) => [field, markFor(field)])));
