import { contactLabels, feedbackLabels } from '@insurance-kit/content-client/forms';
import {
  type FieldKind,
  type Labels,
  pageLabels,
  productLabels,
  recordTitles,
  sectionLabels,
} from '@insurance-kit/content-client/records';
import type { Language } from '../../content/company.ts';
import english from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };

type Table = Readonly<Record<string, string>>;

const groups = { ...sectionLabels.groups, ...pageLabels.groups, ...productLabels.groups };
const fields = { ...sectionLabels.fields, ...pageLabels.fields, ...productLabels.fields };
const lists = { ...pageLabels.lists, ...productLabels.lists };

/** The texts of `/edit`: its own, and the labels of records and forms. */
function textsIn(language: Language, own: typeof english) {
  const table = (labels: Labels): Table =>
    Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, label[language]]));
  return {
    ...own,
    records: table(recordTitles),
    groups: table(groups),
    fields: table(fields),
    lists: Object.fromEntries(
      Object.entries(lists).map(([name, { title, help, one }]) => [
        name,
        { title: title[language], help: help[language], one: one[language] },
      ]),
    ),
    about: { ...own.about, ...table({ ...contactLabels, ...feedbackLabels }) },
  };
}

export type Texts = ReturnType<typeof textsIn>;
export type Fault = keyof Texts['faults'];

export const textsByLanguage: Readonly<Record<Language, Texts>> = {
  en: textsIn('en', english),
  fr: textsIn('fr', french),
};

/** Fills in values: `$1` is the first. */
export const fill = (text: string, ...values: readonly (string | number)[]): string =>
  text.replace(/\$(\d)/g, (_place, at) => String(values[at - 1]));

export const lookUp = (table: Table, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Title, help and element name of a list. `undefined` if the field is no list. */
export const listTextsOf = ({ lists }: Texts, field: string) =>
  Object.hasOwn(lists, field) ? lists[field] : undefined;

function groupTitle({ groups }: Texts, name: string): string {
  const [, numbered = '', number] = /^([a-z]+)(\d+)$/.exec(name) ?? [];
  if (number !== undefined) return `${lookUp(groups, numbered)} ${number}`;
  return lookUp(groups, name) ?? lookUp(groups, name.replace(/_ins(?:urance)?$/, '')) ?? name;
}

export function labelOf(texts: Texts, field: string): { part: string; label: string } {
  const [name = '', index, ofElement] = field.split('.');
  const list = listTextsOf(texts, name);
  if (list !== undefined && ofElement !== undefined) {
    const part = fill(texts.listButtons.element, list.one, Number(index) + 1);
    return { part, label: labelOf(texts, ofElement).label };
  }
  if (list !== undefined) return { part: list.title, label: list.title };
  const [, picture, property] = /^(.+)_(alt|focus)$/.exec(field) ?? [];
  if (picture !== undefined) {
    const { part } = labelOf(texts, picture);
    return { part, label: property === 'alt' ? texts.alt : texts.focus };
  }
  const whole = lookUp(texts.fields, field);
  if (whole !== undefined) return { part: texts.article, label: whole };
  // Finds the longest known ending, such as `features_image` of `marine_cargo_features_image`.
  const pieces = field.split('_');
  for (let at = 1; at < pieces.length; at += 1) {
    const label = lookUp(texts.fields, pieces.slice(at).join('_'));
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
