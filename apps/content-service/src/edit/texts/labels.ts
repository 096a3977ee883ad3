import { contactLabels, feedbackLabels } from '@insurance-kit/content-client/forms';
import { type FieldKind, fieldLabels, type Labels } from '@insurance-kit/content-client/records';
import type { Language } from '../../content/company.ts';
import english from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };

export type Texts = typeof english & { readonly language: Language };
/** Key of the text that tells the editor why a field or file is refused. */
export type Fault = keyof Texts['faults'];

export const textsByLanguage: Readonly<Record<Language, Texts>> = {
  en: { ...english, language: 'en' },
  fr: { ...french, language: 'fr' },
};

/** Replaces `$1` in a text with the first value, `$2` with the second, and so on. */
export const fill = (text: string, ...values: readonly (string | number)[]): string =>
  text.replace(/\$(\d)/g, (_place, at) => String(values[at - 1]));

export const lookUp = <Value>(table: Readonly<Record<string, Value>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Labels of the fields of visitors' messages and feedback. */
export const answerLabels: Labels = { ...contactLabels, ...feedbackLabels };
const { fields, groups, lists } = fieldLabels;

export const labelIn = (labels: Labels, { language }: Texts, name: string): string | undefined =>
  lookUp(labels, name)?.[language];

function groupTitle(texts: Texts, name: string): string {
  const [, numbered = '', number] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
  if (number !== undefined) return `${labelIn(groups, texts, numbered)} ${number}`;
  return (
    labelIn(groups, texts, name) ??
    labelIn(groups, texts, name.replace(/_ins(?:urance)?$/, '')) ??
    name
  );
}

/** A field's label, and the title of the part of the form that contains the field. */
export function labelOf(texts: Texts, field: string): { part: string; label: string } {
  const [name = '', index, ofElement] = field.split('.');
  const list = lookUp(lists, name);
  if (list !== undefined && ofElement !== undefined) {
    const element = list.element[texts.language];
    const part = fill(texts.listButtons.element, element, Number(index) + 1);
    return { part, label: labelOf(texts, ofElement).label };
  }
  const title = list?.title[texts.language];
  if (title !== undefined) return { part: title, label: title };
  const [, picture, property] = /^(.+)_(alt|focus)$/.exec(field) ?? [];
  if (picture !== undefined) {
    const { part } = labelOf(texts, picture);
    return { part, label: property === 'alt' ? texts.alt : texts.focus };
  }
  const whole = labelIn(fields, texts, field);
  if (whole !== undefined) return { part: texts.article, label: whole };
  // Finds the longest known ending, such as `features_image` of `marine_cargo_features_image`.
  const pieces = field.split('_');
  for (let at = 1; at < pieces.length; at += 1) {
    const label = labelIn(fields, texts, pieces.slice(at).join('_'));
    const part = pieces.slice(0, at).join('_');
    if (label !== undefined) return { part: groupTitle(texts, part), label };
  }
  return { part: texts.article, label: field };
}

export function fieldName(texts: Texts, field: string): string {
  const { part, label } = labelOf(texts, field);
  return part === label ? label : fill(texts.named, part, label);
}

export const helpOf = ({ kinds }: Texts, kind: FieldKind): string | undefined =>
  lookUp(kinds, kind === 'proseUnlessPath' ? 'prose' : kind);
