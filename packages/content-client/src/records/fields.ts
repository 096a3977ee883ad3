import * as v from 'valibot';
import { type AssetAddress, defaultAssetBase, resolveAsset, wellFormed } from '../assets.ts';
import { emailProblem, type PhoneReaders, phoneProblem } from '../contact-parts.ts';
import { withoutControls } from '../html/policy.ts';
import { emptyHtml, type HtmlSanitizer, type SafeHtml } from '../html/safe-html.ts';
import { readLink } from '../links.ts';
import { hoursProblem } from '../opening-hours.ts';
import { readBy, readElement } from './read.ts';

/** Longest text of one field, in UTF-16 code units; longer text or HTML is cut. */
export const maxTextLength = 200_000;

/** Maximum number of tags and entities in a field: parsing unclosed ones takes quadratic time. */
export const maxMarkup = 5_000;

/** Longest path, link, date or id; a longer one is dropped. */
const maxTokenLength = 2_000;

/** Longest alternative text; a longer one is cut. */
export const maxAltLength = 500;

/** The value of a raw field and, if the raw value was invalid, the problem. */
interface Reading<T> {
  readonly value: T;
  readonly problem?: string;
}

const unexpected = (expected: string, found: string): Reading<undefined> => ({
  value: undefined,
  problem: `expected ${expected}, found ${JSON.stringify(found.slice(0, 80))}`,
});

/** Cuts a text without splitting a surrogate pair. */
const cutAt = (length: number, text: string): string =>
  text.slice(0, length).replace(/\p{Surrogate}$/u, '');

/** A schema that always has a value: an invalid field gets a fallback, and an issue. */
function lenient<T>(read: (raw: unknown) => Reading<T>) {
  const schema = readBy((raw) => {
    const { value, problem } = read(raw);
    return { value, issues: problem === undefined ? [] : [{ message: problem }] };
  });
  // `null` stands for a missing key, so that every record has all its fields.
  return v.optional(schema, null);
}

function readText(raw: unknown): Reading<string> {
  if (raw === null || raw === undefined) return { value: '' };
  if (typeof raw === 'number' && Number.isFinite(raw)) return { value: String(raw) };
  if (typeof raw !== 'string') {
    const found = Array.isArray(raw) ? 'array' : typeof raw;
    return { value: '', problem: `expected text, found ${found}` };
  }
  const cut = raw.length > maxTextLength;
  const value = withoutControls(wellFormed(cut ? cutAt(maxTextLength, raw) : raw));
  if (!cut) return { value };
  return { value, problem: `text of ${raw.length} characters, cut at ${maxTextLength}` };
}

/** Text that is compared, such as a category: NFC, however it was typed. */
const readTrimmed = (raw: unknown): Reading<string> => {
  const text = readText(raw);
  return { ...text, value: text.value.normalize('NFC').trim() };
};

/** HTML as far as it is read: to `maxTextLength` characters and `maxMarkup` tags and entities. */
export function cutHtml(html: string): string {
  const text = html.length > maxTextLength ? cutAt(maxTextLength, html) : html;
  let count = 0;
  for (const { index } of text.matchAll(/[<&]/g)) {
    count += 1;
    if (count > maxMarkup) return text.slice(0, index);
  }
  return text;
}

/** Reads HTML, before it is cleaned. */
function readHtml(raw: unknown): Reading<string> {
  const text = readText(raw);
  const value = cutHtml(text.value);
  if (value.length === text.value.length) return text;
  const problem = `HTML of more than ${maxMarkup} tags and entities, cut there`;
  return { value, problem: text.problem ?? problem };
}

/** Reads a short token; `accept` returns its value, or `undefined` to reject it. */
function readToken<T>(raw: unknown, expected: string, accept: (token: string) => T | undefined) {
  if (typeof raw === 'string' && raw.length > maxTokenLength) {
    return { value: undefined, problem: `expected ${expected}, found ${raw.length} characters` };
  }
  // Not `readText`, which removes control characters: an address with one must be rejected.
  const text: Reading<string> = typeof raw === 'string' ? { value: raw.trim() } : readText(raw);
  if (text.problem !== undefined) return { value: undefined, problem: text.problem };
  if (text.value === '') return { value: undefined };
  const value = accept(text.value);
  return value === undefined ? unexpected(expected, text.value) : { value };
}

const isoPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.(\d{1,9}))?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** An ISO 8601 date or date-time as an ISO instant (default: UTC); `undefined` if invalid. */
export function readInstant(text: string): string | undefined {
  const match = isoPattern.exec(text);
  if (match === null) return undefined;
  const [, year, month, day, time = '00:00', fraction = '0', zone = 'Z'] = match;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) > lastDay) return undefined;
  const seconds = time.length === 5 ? `${time}:00` : time;
  const offset = zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase();
  const instant = new Date(
    `${year}-${month}-${day}T${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}${offset}`,
  );
  if (Number.isNaN(instant.getTime())) return undefined;
  const iso = instant.toISOString();
  // A time zone can move a date beyond year 9999, which other date formats cannot express.
  return /^\d{4}-/.test(iso) ? iso : undefined;
}

/** Reads an alternative text: '' marks a picture as decoration. */
function readAlt(raw: unknown): Reading<string | undefined> {
  const text = readText(raw);
  if (text.value === '' && raw !== '') return { ...text, value: undefined };
  const value = cutAt(maxAltLength, text.value).trim();
  if (text.value.length <= maxAltLength) return { value };
  return { value, problem: `text of ${text.value.length} characters, cut at ${maxAltLength}` };
}

/** A language tag: `ak`, `fr-CI`. */
const languagePattern = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

/** A point of a picture, across and down. */
const focusPattern = /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/;

/** Degrees of latitude or longitude, at most 180. */
function readDegrees(raw: unknown): Reading<number | undefined> {
  const text = readText(raw);
  if (text.problem !== undefined) return { value: undefined, problem: text.problem };
  if (text.value.trim() === '') return { value: undefined };
  const value = Number(text.value);
  return Math.abs(value) <= 180 ? { value } : unexpected('degrees', text.value);
}

const maxElements = 50;

/** Reads a list inside a record; invalid elements are left out. */
function readElements<T>(schema: v.GenericSchema<unknown, T>, raw: unknown): Reading<readonly T[]> {
  if (raw === null || raw === undefined || raw === '') return { value: [] };
  if (!Array.isArray(raw)) return { value: [], problem: `expected a list, found ${typeof raw}` };
  const readings = raw.slice(0, maxElements).map((element) => readElement(schema, element));
  const [problem] = readings.flatMap(({ problems }, index) =>
    problems.map(({ field, reason }) => `${index}${field && `.${field}`}: ${reason}`),
  );
  return {
    value: readings.flatMap(({ value }) => (value === undefined ? [] : [value])),
    ...(problem !== undefined && { problem }),
  };
}

const pictureEnding = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

/** Whether a text is a file's address: a word with a slash or scheme, or a picture's path. */
export function looksLikePath(text: string): boolean {
  if (text.length > maxTokenLength) return false;
  const trimmed = text.trim();
  if (trimmed === '' || /[<>\r\n]/.test(trimmed)) return false;
  const isOneWord = !/\s/.test(trimmed);
  // `N/A` and `a/` are words; so is a slash alone.
  const inside = trimmed.slice(2, -1);
  if (isOneWord && (inside.includes('/') || /^(?:\.{0,2}\/|[a-z][a-z0-9+.-]*:)./i.test(trimmed))) {
    return true;
  }
  const lastWord = trimmed.split(/\s/).at(-1) ?? '';
  return pictureEnding.test(lastWord) && (isOneWord || trimmed.includes('/'));
}

/** Rejects `.` and `..`: encoding leaves them, and the path would then name another call. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects control characters.
const idPattern = /^(?!\.{1,2}$)[^\u0000-\u001f\u007f]{1,200}$/;

/**
 * Whether an article or a product can have an id: a path can contain it, and a page can print it.
 */
export const fitsIntoPath = (id: string): boolean =>
  idPattern.test(id) && wellFormed(id) === id && withoutControls(id) === id;

const isIdLike = (raw: unknown): boolean => typeof raw === 'string' || Number.isFinite(raw);

export interface FieldOptions {
  /** Cleans HTML fields. */
  readonly sanitize: HtmlSanitizer;
  /** Prefix of every asset address; a path that ends with a slash. Default `/content/`. */
  readonly assetBase?: string;
  /** Reads phone numbers (`phoneReaders`), so that invalid ones are reported. */
  readonly phones?: PhoneReaders | undefined;
}

/**
 * The kinds of field of a record (§3), each with a fallback, so that no content breaks a record
 * (readings §6); text is cut at 200,000 characters. Invalid fields are issues of the schema.
 */
export function createFields({ sanitize, assetBase = defaultAssetBase, phones }: FieldOptions) {
  const html = (raw: unknown, clean: (text: string) => SafeHtml): Reading<SafeHtml> => {
    const text = readHtml(raw);
    return { ...text, value: text.value === '' ? emptyHtml : clean(text.value) };
  };
  const plain = (raw: unknown): Reading<string> => {
    const text = readHtml(raw);
    return { ...text, value: sanitize.plainText(text.value) };
  };
  /** Text that is reported if it contains no valid link. */
  const contacts = (problemOf: (text: string) => string | undefined) =>
    lenient((raw) => {
      const text = plain(raw);
      // Checks the raw text, because without a sanitiser there is no cleaned text.
      const problem = text.problem ?? problemOf(readText(raw).value.replace(/<[^<>]*>/g, ' '));
      return problem === undefined ? text : { ...text, problem };
    });
  const asset = (raw: unknown): Reading<AssetAddress | undefined> =>
    readToken(raw, 'a relative path', (path) => resolveAsset(path, assetBase));
  const isPath = (raw: unknown) => typeof raw === 'string' && looksLikePath(raw);

  return {
    /** Plain text; '' if missing. */
    text: lenient(readTrimmed),
    /** Prefix that the field names of a cover share, e.g. `tp_only`; '' if it is for all covers. */
    cover: lenient((raw) => readTrimmed(raw)),
    /** Caption HTML, cleaned to a few tags (§5.3). */
    caption: lenient((raw) => html(raw, sanitize.caption)),
    /** HTML of a body, text or features field, cleaned to prose. */
    prose: lenient((raw) => html(raw, sanitize.prose)),
    /** HTML shown as text: tags stripped, entities decoded. */
    plainText: lenient(plain),
    /** Text with phone numbers (`offices.ts`). */
    phones: contacts((text) => phoneProblem(text, phones?.own)),
    /** Text with phone numbers of the parent company. */
    parentPhones: contacts((text) => phoneProblem(text, phones?.parent)),
    /** Text with e-mail addresses. */
    emails: contacts(emailProblem),
    /** An article card's excerpt as text; '' if missing: the site then shows a fixed text (§3). */
    excerpt: lenient(plain),
    asset: lenient(asset),
    /** The address of a picture, if it has a valid one. */
    picture: lenient(asset),
    /** A picture's alternative text: '' for decoration, `undefined` if missing. */
    alt: lenient(readAlt),
    /** The point of a picture that stays visible when it is cropped: `30% 70%`. */
    focus: lenient((raw) =>
      readToken(raw, 'a point such as 30% 70%', (text) =>
        focusPattern.test(text) ? text : undefined,
      ),
    ),
    /** A button's destination: http(s) or a path of the site. */
    link: lenient((raw) => readToken(raw, 'an http(s) address or a path of the site', readLink)),
    instant: lenient((raw) => readToken(raw, 'an ISO 8601 date', readInstant)),
    /** A day, such as a tariff's (`2026-11-01`), as an ISO instant. */
    day: lenient((raw) => readToken(raw, 'an ISO 8601 date', readInstant)),
    /** A BCP 47 language tag. */
    language: lenient((raw) =>
      readToken(raw, 'a language such as ak', (text) =>
        languagePattern.test(text) ? text : undefined,
      ),
    ),
    /** Opening hours (`opening-hours.ts`); other text is kept. */
    hours: contacts(hoursProblem),
    /** Degrees north or east, as a number or its digits. */
    degrees: lenient(readDegrees),
    /** A list of elements with fields, at most 50; empty if missing. */
    list: <T>(element: v.GenericSchema<unknown, T>) => ({
      ...lenient((raw) => readElements(element, raw)),
      element,
    }),
    /**
     * Prose that may be a picture's path instead, and is then not printed (§3, engineering quirk).
     */
    proseUnlessPath: lenient((raw) =>
      isPath(raw) ? { value: emptyHtml } : html(raw, sanitize.prose),
    ),
    /** The picture of a field that may be prose instead (§3, engineering quirk). */
    assetIfPath: lenient((raw) => (isPath(raw) ? asset(raw) : { value: undefined })),
    /** An article's id: the one kind without a fallback, since a card without it leads nowhere. */
    id: v.pipe(
      v.unknown(),
      v.check(isIdLike, 'expected an id: text or a number'),
      // Before the transformation, so that an invalid id makes the whole card unusable.
      v.check(
        (id) => !isIdLike(id) || fitsIntoPath(String(id).trim()),
        'expected an id that fits into a path',
      ),
      v.transform((id) => String(id).trim()),
    ),
  };
}

export type Fields = ReturnType<typeof createFields>;

export type FieldKind = keyof Fields;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Fields of a schema by name, including those of the schemas in an intersection or a pipe. */
function entriesOf(schema: object): object {
  if ('entries' in schema && isObject(schema.entries)) return schema.entries;
  const parts = 'pipe' in schema ? schema.pipe : 'options' in schema ? schema.options : undefined;
  if (!Array.isArray(parts)) return {};
  return Object.assign(
    {},
    ...parts.map((part: unknown) => (isObject(part) ? entriesOf(part) : {})),
  );
}

/** The kind of each field of a record schema, made of `fields`. */
export function fieldKindsOf(fields: Fields, schema: object): Readonly<Record<string, FieldKind>> {
  const isKind = (name: string): name is FieldKind => name in fields;
  const names = Object.keys(fields).filter(isKind);
  return Object.fromEntries(
    Object.entries(entriesOf(schema)).flatMap(([field, entry]) => {
      const kind = isList(entry) ? 'list' : names.find((name) => fields[name] === entry);
      return kind === undefined ? [] : [[field, kind]];
    }),
  );
}

const isList = (entry: unknown): entry is { readonly element: object } =>
  isObject(entry) && 'element' in entry && isObject(entry.element);

/** For each list field, the kinds of its elements' fields. */
export function elementsOf(
  fields: Fields,
  schema: object,
): Readonly<Record<string, Readonly<Record<string, FieldKind>>>> {
  return Object.fromEntries(
    Object.entries(entriesOf(schema)).flatMap(([field, entry]) =>
      isList(entry) ? [[field, fieldKindsOf(fields, entry.element)]] : [],
    ),
  );
}
