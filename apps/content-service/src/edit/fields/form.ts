import { type FieldKind, readInstant } from '@insurance-kit/content-client/records';
import type { DraftStore } from '../drafts/drafts.ts';
import type { Fault } from '../texts/labels.ts';
import * as records from './records.ts';
import { acceptUpload, readUpload, type UploadKind } from './uploads.ts';

interface FormInput {
  readonly form: FormData;
  readonly folder: string;
  /** Values of the draft, or of the record's files if there is no draft. */
  readonly before: records.EditFields;
  readonly timeZone: string;
  readonly store: Pick<DraftStore, 'upload' | 'hasUpload'>;
}

/** Reads a record's form and stores its files. `refused`: why a field's file was not stored. */
export async function readRecordForm(input: FormInput) {
  const reading = { ...input, accepted: new Set<string>(), refused: new Map<string, Fault>() };
  const fields: Record<string, string> = { ...input.before };
  // `formFields` lists a picture before its `_alt` and `_focus`, which depend on the picture.
  for (const [name, kind] of records.formFields(input.folder)) {
    const value = await (readers[kind] ?? readPlain)(name, reading);
    if (value === undefined) delete fields[name];
    else fields[name] = value;
  }
  return { fields, refused: reading.refused };
}

export function formText(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  // Compose accents, because macOS may send decomposed ones.
  return typeof value === 'string'
    ? value.replace(/\r\n?/g, '\n').normalize('NFC').trim()
    : undefined;
}

interface Reading extends FormInput {
  /** Fields with a new file. */
  readonly accepted: Set<string>;
  readonly refused: Map<string, Fault>;
}

type Reader = (name: string, reading: Reading) => string | undefined | Promise<string | undefined>;

/** A field's posted text. If the editor left the field, its old text with all line breaks. */
const typedText = (form: FormData, name: string, kind: FieldKind, old = ''): string | undefined => {
  const text = formText(form, name);
  return text === records.lineOf(kind, old) ? old : text;
};

const readPlain: Reader = (name, { form, folder, before }) =>
  typedText(form, name, records.fieldKindsIn(folder)[name] ?? 'text', before[name]) ?? before[name];

const readFileOf =
  (kind: UploadKind): Reader =>
  async (name, { form, before, accepted, refused, store }) => {
    const file = form.get(`file-${name}`);
    if (file instanceof File && file.size > 0) {
      const upload = await acceptUpload(Buffer.from(await file.arrayBuffer()), kind);
      if ('bytes' in upload) {
        accepted.add(name);
        return `upload:${await store.upload(upload.bytes, upload.extension)}.${upload.extension}`;
      }
      refused.set(name, upload.refused);
    }
    if (form.has(`remove-${name}`)) return '';
    const text = formText(form, name) ?? '';
    const upload = readUpload(text);
    // A forged form could name any file: accept only checked uploads and the previous value.
    const isOfKind = upload !== undefined && (upload.extension === 'pdf') === (kind === 'pdf');
    return isOfKind && (await store.hasUpload(upload)) ? text : before[name];
  };

const isRemoved = (picture: string, { form, accepted }: Reading): boolean =>
  form.has(`remove-${picture}`) && !accepted.has(picture);

/** Whether the form replaces a picture, but keeps the old alternative text or focus point. */
const isStale = (name: string, value: string, { before, accepted }: Reading): boolean =>
  accepted.has(records.pictureOf(name)) &&
  Boolean(before[records.pictureOf(name)]) &&
  value === before[name];

/** Reads an alternative text. '' if 'decorative' is ticked and no new text was typed. */
const readAlt: Reader = (name, input) => {
  const { form, before } = input;
  const text = typedText(form, name, 'alt', before[name]);
  const isWritten = Boolean(text) && text !== before[name];
  const isDecorative = form.has(`decorative-${records.pictureOf(name)}`) && !isWritten;
  const alt = isDecorative ? '' : text === undefined ? before[name] : text || undefined;
  const isGone = isRemoved(records.pictureOf(name), input) || (alt && isStale(name, alt, input));
  return isGone ? undefined : alt;
};

/** Reads a focus point, such as `30% 70%`. '' is the middle. */
const readFocus: Reader = (name, input) => {
  const text = formText(input.form, name) ?? input.before[name] ?? '';
  const [across, down] = (text.match(/\d+/g) ?? []).map((each) => Math.min(100, Number(each)));
  const isMiddle = down === undefined || (across === 50 && down === 50);
  const focus = isMiddle ? '' : `${across}% ${down}%`;
  return isStale(name, focus, input) || isRemoved(records.pictureOf(name), input) ? '' : focus;
};

/** Applies a form's values to a list. Keeps values that the form does not contain. */
const readListField: Reader = (list, { form, folder, before }) => {
  const kinds = Object.entries(records.elementKindsOf(folder, list));
  const elements = records.readList(before[list] ?? '').map((element, index) => {
    const changed: Record<string, unknown> = { ...element };
    for (const [name, kind] of kinds) {
      const old = records.elementText(element, name);
      const text = typedText(form, records.elementField(list, index, name), kind, old);
      if (text === undefined || text === old) continue;
      const isNumber = kind === 'degrees' && Number.isFinite(Number(text));
      if (text === '') delete changed[name];
      else changed[name] = isNumber ? Number(text) : text;
    }
    return changed;
  });
  return records.writeList(elements);
};

const readMoment: Reader = (name, { form, before, timeZone }) => {
  const moment = records.momentOf(formText(form, name) ?? '', timeZone);
  // Keep the seconds of an unchanged date, because the form does not have them.
  const known = Math.floor(Date.parse(readInstant(before[name] ?? '') ?? '') / 60_000) * 60_000;
  return moment?.getTime() === known ? before[name] : (moment?.toISOString() ?? '');
};

const readers: Readonly<Partial<Record<FieldKind, Reader>>> = {
  asset: readFileOf('pdf'),
  picture: readFileOf('picture'),
  alt: readAlt,
  focus: readFocus,
  list: readListField,
  instant: readMoment,
};
