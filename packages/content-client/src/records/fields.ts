import {
  type AssetAddress,
  defaultAssetBase,
  readLink,
  resolveAsset,
  wellFormed,
} from '../base/assets.ts';
import {
  emailProblem,
  hoursProblem,
  type PhoneReaders,
  phoneProblem,
} from '../base/contact-parts.ts';
import { languageTag, withoutControls } from '../html/policy.ts';
import { emptyHtml, type HtmlSanitizer, type SafeHtml } from '../html/tree.ts';

/** Maximum length of a field in UTF-16 code units. Longer text is cut. */
export const maxTextLength = 200_000;

/** Maximum number of tags and entities in a field. Parsing unclosed tags takes quadratic time. */
export const maxMarkup = 5_000;

/** Maximum length of a path, link or date. A longer text is dropped. */
const maxTokenLength = 2_000;

/** Maximum length of an alternative text. A longer text is cut. */
export const maxAltLength = 500;

/** A field's value after reading, and the problem of its raw value, if any. */
export interface Reading<T> {
  readonly value: T;
  readonly problem?: string;
}

const unexpected = (expected: string, found: string): Reading<undefined> => ({
  value: undefined,
  problem: `expected ${expected}, found ${JSON.stringify(found.slice(0, 80))}`,
});

const cutAt = (length: number, text: string): string =>
  text.slice(0, length).replace(/\p{Surrogate}$/u, '');

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

/** Reads a text. Trims it, and converts it to NFC: other code compares texts such as categories. */
const readTrimmed = (raw: unknown): Reading<string> => {
  const text = readText(raw);
  return { ...text, value: text.value.normalize('NFC').trim() };
};

/** Cuts HTML to `maxTextLength` characters, and `maxMarkup` tags and entities. */
export function cutHtml(html: string): string {
  const text = html.length > maxTextLength ? cutAt(maxTextLength, html) : html;
  let count = 0;
  for (const { index } of text.matchAll(/[<&]/g)) {
    count += 1;
    if (count > maxMarkup) return text.slice(0, index);
  }
  return text;
}

function readHtml(raw: unknown): Reading<string> {
  const text = readText(raw);
  const value = cutHtml(text.value);
  if (value.length === text.value.length) return text;
  const problem = `HTML of more than ${maxMarkup} tags and entities, cut there`;
  return { value, problem: text.problem ?? problem };
}

/** Reads a short text, such as a link. `accept` converts it, or returns `undefined` to refuse. */
function readToken<T>(
  raw: unknown,
  expected: string,
  accept: (token: string) => T | undefined,
): Reading<T | undefined> {
  if (typeof raw === 'string' && raw.length > maxTokenLength) {
    return { value: undefined, problem: `expected ${expected}, found ${raw.length} characters` };
  }
  // Strings bypass `readText`, which would remove the control characters that `accept` refuses.
  const text: Reading<string> = typeof raw === 'string' ? { value: raw.trim() } : readText(raw);
  if (text.problem !== undefined) return { value: undefined, problem: text.problem };
  if (text.value === '') return { value: undefined };
  const value = accept(text.value);
  return value === undefined ? unexpected(expected, text.value) : { value };
}

const isoPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.(\d{1,9}))?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Converts an ISO 8601 date, with or without time, to an instant (UTC by default). */
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
  // A time zone can move a date into year 10000, which `toISOString` writes as `+010000`.
  return /^\d{4}-/.test(iso) ? iso : undefined;
}

const readDate = (raw: unknown) => readToken(raw, 'an ISO 8601 date', readInstant);

/** Reads an alternative text. '' marks a decorative picture. */
function readAlt(raw: unknown): Reading<string | undefined> {
  const text = readText(raw);
  if (text.value === '' && raw !== '') return { ...text, value: undefined };
  const value = cutAt(maxAltLength, text.value).trim();
  if (text.value.length <= maxAltLength) return { value };
  return { value, problem: `text of ${text.value.length} characters, cut at ${maxAltLength}` };
}

/** A focus point: a percentage of the picture's width, then one of its height. */
const focusPattern = /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/;

function readDegrees(raw: unknown): Reading<number | undefined> {
  const text = readText(raw);
  if (text.problem !== undefined) return { value: undefined, problem: text.problem };
  if (text.value.trim() === '') return { value: undefined };
  const value = Number(text.value);
  return Math.abs(value) <= 180 ? { value } : unexpected('degrees', text.value);
}

const pictureEnding = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i;

/** Whether a text looks like a file's address: a word with slash or scheme, or a picture's path. */
export function looksLikePath(text: string): boolean {
  if (text.length > maxTokenLength) return false;
  const trimmed = text.trim();
  if (trimmed === '' || /[<>\r\n]/.test(trimmed)) return false;
  const isOneWord = !/\s/.test(trimmed);
  // `N/A`, `a/` and `/` are not paths.
  const inside = trimmed.slice(2, -1);
  if (isOneWord && (inside.includes('/') || /^(?:\.{0,2}\/|[a-z][a-z0-9+.-]*:)./i.test(trimmed))) {
    return true;
  }
  const lastWord = trimmed.split(/\s/).at(-1) ?? '';
  return pictureEnding.test(lastWord) && (isOneWord || trimmed.includes('/'));
}

/**
 * Refuses `.` and `..`, because URL parsers resolve them even if they are encoded. Also refuses
 * tabs and ends of lines, which `withoutControls` keeps.
 */
const idPattern = /^(?!\.{1,2}$)[^\t\n\f\r]{1,200}$/;

/** Whether a text can be an id, which becomes part of a path. */
export const fitsIntoPath = (id: string): boolean =>
  idPattern.test(id) && wellFormed(id) === id && withoutControls(id) === id;

/** Reads an article's id. If the id is invalid, lists omit the article's card. */
function readId(raw: unknown): Reading<string> {
  if (typeof raw !== 'string' && !Number.isFinite(raw)) {
    return { value: '', problem: 'expected an id: text or a number' };
  }
  const value = String(raw).trim();
  return fitsIntoPath(value)
    ? { value }
    : { value, problem: 'expected an id that fits into a path' };
}

export interface FieldOptions {
  readonly sanitize: HtmlSanitizer;
  /** Prefix of asset addresses: a path that ends with a slash. Default `/content/`. */
  readonly assetBase?: string;
  /** Reads phone numbers (`phoneReaders`), to report invalid ones. */
  readonly phones?: PhoneReaders | undefined;
}

/**
 * Joins lines with phone numbers, addresses or hours, and removes tags and separators at their
 * ends. A space between lines would join two numbers; hours have no part between `;` and `,`.
 */
export const joinLines = (text: string): string =>
  text
    .replace(/<br\b[^<>]*>|<\/(?:p|div|li)>/gi, '\n')
    .replace(/<[^<>]*>/g, ' ')
    .split('\n')
    .map((line) => line.replace(/[\s,;]{1,20}$/, '').trim())
    .filter((line) => line !== '')
    .join(', ');

/** The kinds of fields (§3), with their readers. Invalid values get a fallback (readings §6). */
export function createReaders({ sanitize, assetBase = defaultAssetBase, phones }: FieldOptions) {
  const html = (raw: unknown, clean: (text: string) => SafeHtml): Reading<SafeHtml> => {
    const text = readHtml(raw);
    const value = text.value === '' ? emptyHtml : clean(text.value);
    // Editors write `<p><br></p>` or `<p>&nbsp;</p>` for a field without text.
    const isBlank = !/<(?:img|hr)\b/.test(value) && value.replace(/<[^<>]*>/g, '').trim() === '';
    return { ...text, value: isBlank ? emptyHtml : value };
  };
  const plain = (raw: unknown): Reading<string> => {
    const text = readHtml(raw);
    return { ...text, value: sanitize.plainText(text.value) };
  };
  /** Makes a reader of plain text. It reports the problem that `problemOf` finds. */
  const checkedText =
    (problemOf: (text: string) => string | undefined) =>
    (raw: unknown): Reading<string> => {
      const line = joinLines(readText(raw).value);
      const text = plain(typeof raw === 'string' ? line : raw);
      // Check the raw text, because in `Resource.check` the sanitiser returns '' for every text.
      const problem = text.problem ?? problemOf(line);
      return problem === undefined ? text : { ...text, problem };
    };
  const asset = (raw: unknown): Reading<AssetAddress | undefined> =>
    readToken(raw, 'a relative path', (path) => resolveAsset(path, assetBase));
  const matching = (expected: string, pattern: RegExp) => (raw: unknown) =>
    readToken(raw, expected, (text) => (pattern.test(text) ? text : undefined));
  const isPath = (raw: unknown) => typeof raw === 'string' && looksLikePath(raw);

  return {
    text: readTrimmed,
    /** Name of a cover, such as `tp_only`: its fields begin with this name. '' means all covers. */
    cover: readTrimmed,
    caption: (raw: unknown) => html(raw, sanitize.caption),
    /** HTML of a body, text or features field. */
    prose: (raw: unknown) => html(raw, sanitize.prose),
    plainText: plain,
    phones: checkedText((text) => phoneProblem(text, phones?.company)),
    parentPhones: checkedText((text) => phoneProblem(text, phones?.parent)),
    /** Text with e-mail addresses. */
    emails: checkedText(emailProblem),
    /** Excerpt of an article card. '' if missing: then sites show a fixed text (§3). */
    excerpt: plain,
    asset,
    /** Address of a picture, if valid. */
    picture: asset,
    /** Alternative text of a picture: '' for decoration, `undefined` if missing. */
    alt: readAlt,
    /** Point that stays visible when the picture is cropped: `30% 70%`. */
    focus: matching('a point such as 30% 70%', focusPattern),
    /** Target of a button: http(s), or a path of the site. */
    link: (raw: unknown) => readToken(raw, 'an http(s) address or a path of the site', readLink),
    instant: readDate,
    /** Day from which a tariff or document applies (`2026-11-01`), read as an ISO instant. */
    day: readDate,
    language: matching('a language such as ak', languageTag),
    /** Opening hours. Text that `readOpeningHours` cannot read is reported, but kept. */
    hours: checkedText(hoursProblem),
    /** Latitude or longitude in degrees, as number or text. */
    degrees: readDegrees,
    /** Prose, or '' if the field's text looks like a path (§3, engineering). */
    proseUnlessPath: (raw: unknown) =>
      isPath(raw) ? { value: emptyHtml } : html(raw, sanitize.prose),
    /** Picture if the field's text looks like a path, else `undefined` (§3, engineering). */
    assetIfPath: (raw: unknown) => (isPath(raw) ? asset(raw) : { value: undefined }),
    id: readId,
  };
}

export type Readers = ReturnType<typeof createReaders>;

export type ValueKind = keyof Readers;

export type FieldKind = ValueKind | 'list';
