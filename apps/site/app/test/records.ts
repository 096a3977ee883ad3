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

/** The text that `filledRecord` writes into a field. No mark is part of another mark. */
export const fieldMark = (field: string): string => `-${field}-`;

const markFor = (field: string): string => {
  if (field.endsWith('_image')) return `files/${fieldMark(field)}.svg`;
  return field.endsWith('_file') ? `files/${fieldMark(field)}.pdf` : `<p>${fieldMark(field)}</p>`;
};

/**
 * A record in which each field contains its mark, as the path of a file or as HTML. Focus points,
 * lists and days are empty.
 */
export const filledRecord = <Name extends ResourceName>(name: Name): ContentData[Name] => {
  const fields = Object.entries(resources[name].kinds)
    .filter(([, kind]) => !['focus', 'list', 'day'].includes(kind))
    .map(([field]) => [field, markFor(field)]);
  return recordOf(name, Object.fromEntries(fields));
};
