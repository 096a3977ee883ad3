import { type FieldKind, readInstant } from '@insurance-kit/content-client/records';
import type { DraftStore } from '../drafts/drafts.ts';
import type { Fault } from '../views/labels.ts';
import { readListForm } from './lists.ts';
import { type EditFields, elementKindsOf, formFields, momentOf, pictureOf } from './records.ts';
import { acceptUpload, readUpload } from './uploads.ts';

interface FormInput {
  readonly form: FormData;
  readonly folder: string;
  /** Values when the form was made. */
  readonly before: EditFields;
  readonly timeZone: string;
  /** Values of fields with a new file. */
  readonly accepted: ReadonlyMap<string, string>;
  readonly store: Pick<DraftStore, 'upload' | 'hasUpload'>;
}

/** Reads a record's form and stores its files. `refused` has the reasons, by field. */
export async function readRecordForm(
  { form, folder, before, timeZone }: Omit<FormInput, 'accepted' | 'store'>,
  store: FormInput['store'],
) {
  const { accepted, refused } = await takeFiles(form, folder, store);
  const fields: Record<string, string> = { ...before };
  for (const [name, kind] of formFields(folder)) {
    const input = { form, folder, before, timeZone, accepted, store };
    const value = await (readers[kind] ?? readPlain)(name, input);
    if (value === undefined) delete fields[name];
    else fields[name] = value;
  }
  return { fields, refused };
}

export function formText(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  // macOS may send decomposed accents.
  return typeof value === 'string'
    ? value.replace(/\r\n?/g, '\n').normalize('NFC').trim()
    : undefined;
}

async function takeFiles(form: FormData, folder: string, store: FormInput['store']) {
  const accepted = new Map<string, string>();
  const refused = new Map<string, Fault>();
  for (const [name, kind] of formFields(folder)) {
    const file = form.get(`file-${name}`);
    if (kind !== 'asset' && kind !== 'picture') continue;
    if (!(file instanceof File) || file.size === 0) continue;
    const bytes = Buffer.from(await file.arrayBuffer());
    const upload = await acceptUpload(bytes, kind === 'asset' ? 'pdf' : 'picture');
    if ('refused' in upload) refused.set(name, upload.refused);
    else {
      const id = await store.upload(upload.bytes, upload.extension);
      accepted.set(name, `upload:${id}.${upload.extension}`);
    }
  }
  return { accepted, refused };
}

type Reader = (name: string, input: FormInput) => string | undefined | Promise<string | undefined>;

const readPlain: Reader = (name, { form, before }) => formText(form, name) ?? before[name];

const readFileOf =
  (kind: 'asset' | 'picture'): Reader =>
  async (name, { form, before, accepted, store }) => {
    if (accepted.has(name)) return accepted.get(name);
    if (form.has(`remove-${name}`)) return '';
    const text = formText(form, name) ?? '';
    const upload = readUpload(text);
    // A forged form could name any file: accept only checked uploads and the previous value.
    const isKind = upload !== undefined && (upload.extension === 'pdf') === (kind === 'asset');
    return isKind && (await store.hasUpload(upload)) ? text : before[name];
  };

const isRemoved = (picture: string, { form, accepted }: FormInput): boolean =>
  form.has(`remove-${picture}`) && !accepted.has(picture);

/** Whether a text or focus point belongs to a picture that was just replaced. */
const isStale = (name: string, value: string, { before, accepted }: FormInput): boolean =>
  accepted.has(pictureOf(name)) && Boolean(before[pictureOf(name)]) && value === before[name];

/** Reads an alternative text. '' if 'decoration' is ticked and no text was written. */
const readAlt: Reader = (name, input) => {
  const { form, before } = input;
  const text = formText(form, name);
  const isWritten = Boolean(text) && text !== before[name];
  const isDecorative = form.has(`decorative-${pictureOf(name)}`) && !isWritten;
  const alt = isDecorative ? '' : text === undefined ? before[name] : text || undefined;
  const isGone = isRemoved(pictureOf(name), input) || (alt && isStale(name, alt, input));
  return isGone ? undefined : alt;
};

/** Reads a focus point, such as `30% 70%`. '' is the middle. */
const readFocus: Reader = (name, input) => {
  const text = formText(input.form, name) ?? input.before[name] ?? '';
  const [across, down] = (text.match(/\d+/g) ?? []).map((each) => Math.min(100, Number(each)));
  const isMiddle = down === undefined || (across === 50 && down === 50);
  const focus = isMiddle ? '' : `${across}% ${down}%`;
  return isStale(name, focus, input) || isRemoved(pictureOf(name), input) ? '' : focus;
};

const readListField: Reader = (name, { form, folder, before }) =>
  readListForm(name, before[name] ?? '', elementKindsOf(folder, name), (field) =>
    formText(form, field),
  );

const readMoment: Reader = (name, { form, before, timeZone }) => {
  const moment = momentOf(formText(form, name) ?? '', timeZone);
  // The form has no seconds: keep those of an unchanged date.
  const known = Math.floor(Date.parse(readInstant(before[name] ?? '') ?? '') / 60_000) * 60_000;
  return moment?.getTime() === known ? before[name] : (moment?.toISOString() ?? '');
};

const readers: Readonly<Partial<Record<FieldKind, Reader>>> = {
  asset: readFileOf('asset'),
  picture: readFileOf('picture'),
  alt: readAlt,
  focus: readFocus,
  list: readListField,
  instant: readMoment,
};
