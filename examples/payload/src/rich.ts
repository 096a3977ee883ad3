// Between the HTML of the content API and what Payload's rich text field (Lexical) holds. Payload's
// own converters write neither `scope` nor `thead` nor `lang`.
import { randomBytes } from 'node:crypto';
import { cleanAttributes, prosePolicy } from '@insurance-kit/content-client/html/policy';
import {
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  LinkFeature,
  lexicalEditor,
  TextStateFeature,
} from '@payloadcms/richtext-lexical';
import { type ChildNode, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { TextFieldSingleValidation } from 'payload';

/** The languages that words can be marked with. */
const lang = Object.fromEntries(
  ['en', 'fr', 'ak', 'tw', 'ee', 'gaa', 'dag', 'ha', 'dyu', 'wo'].map((code) => [
    code,
    { label: code, css: { 'border-bottom': '1px dotted' } },
  ]),
);

/** The pages keep no other target of a link: `javascript:` is none. */
const validLink: TextFieldSingleValidation = (href, { req }) =>
  cleanAttributes(prosePolicy, 'a', { href: href ?? '' }, '/')?.href !== undefined ||
  req.t('error:correctInvalidFields');

/** What Payload offers and no page shows, and what is set otherwise here. */
const others = ['align', 'indent', 'checklist', 'upload', 'relationship', 'heading', 'link'];

/** The editor of a text. */
export const editor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !others.includes(key)),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4', 'h5', 'h6'] }),
    EXPERIMENTAL_TableFeature(),
    TextStateFeature({ state: { lang } }),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          field.type === 'text' && !field.hasMany && field.name === 'url'
            ? { ...field, hooks: {}, validate: validLink }
            : field,
        ),
    }),
    FixedToolbarFeature(),
  ],
});

/** A node as Lexical stores it. */
interface Node {
  readonly type: string;
  readonly children?: readonly Node[];
  readonly text?: string;
  readonly format?: unknown;
  readonly $?: { readonly lang?: string };
  readonly tag?: string;
  readonly start?: number;
  readonly headerState?: number;
  readonly colSpan?: number;
  readonly rowSpan?: number;
  readonly fields?: { readonly url?: string | undefined; readonly newTab: boolean };
}

/** Lexical's bit for each mark; the outermost is written first. */
const marks = { strong: 1, em: 2, s: 4, u: 8, code: 16, sub: 32, sup: 64 };
const bits: Readonly<Record<string, number>> = { ...marks, b: 1, i: 2 };

const node = (type: string, children: readonly Node[], more: object = {}): Node => ({
  ...{ type, version: 1, children, format: '', indent: 0, direction: null, ...more },
});
const lineBreak = { type: 'linebreak', version: 1 };

/** Words without the space around them, which is the file's. */
const trimmed = (words: readonly Node[]): readonly Node[] =>
  words.flatMap((word, at) => {
    if (word.text === undefined) return [word];
    const start = at === 0 ? word.text.replace(/^ /, '') : word.text;
    const text = at === words.length - 1 ? start.replace(/ $/, '') : start;
    return text === '' ? [] : [{ ...word, text }];
  });

/** Blocks alone: words that stand in none are a paragraph. */
function blocks(nodes: readonly Node[]): readonly Node[] {
  const at = nodes.findIndex(({ type }) => !['text', 'linebreak', 'link'].includes(type));
  const words = trimmed(at < 0 ? nodes : nodes.slice(0, at));
  const before = words.length === 0 ? [] : [node('paragraph', words)];
  const block = nodes[at];
  return block === undefined ? before : [...before, block, ...blocks(nodes.slice(at + 1))];
}

/** An element of HTML, by what is inside it. */
function fromTag(tag: string, attribs: Readonly<Record<string, string>>, inside: readonly Node[]) {
  const only = (type: string) => inside.filter((one) => one.type === type);
  const parts = () => blocks(inside).map(({ children = [] }) => children);
  switch (tag) {
    case 'br':
      return [lineBreak];
    case 'hr':
      return [{ type: 'horizontalrule', version: 1 }];
    case 'a': {
      const fields = { linkType: 'custom', url: attribs.href, newTab: attribs.target === '_blank' };
      return [node('link', inside, { version: 3, id: randomBytes(12).toString('hex'), fields })];
    }
    case 'p':
      return [node('paragraph', trimmed(inside))];
    case 'blockquote':
      return [
        node(
          'quote',
          parts().flatMap((part, at) => (at ? [lineBreak, lineBreak, ...part] : part)),
        ),
      ];
    case 'ul':
    case 'ol': {
      const listType = tag === 'ol' ? 'number' : 'bullet';
      return [node('list', only('listitem'), { tag, listType, start: Number(attribs.start ?? 1) })];
    }
    case 'li': {
      // Lexical has a list within an item as an item of its own.
      const lists = only('list').map((list) => node('listitem', [list], { value: 1 }));
      const words = blocks(inside.filter(({ type }) => type !== 'list'));
      return [
        node(
          'listitem',
          words.flatMap(({ children = [] }) => children),
          { value: 1 },
        ),
        ...lists,
      ];
    }
    case 'table':
      return [node('table', only('tablerow'))];
    case 'tr':
      return [node('tablerow', only('tablecell'))];
    case 'th':
    case 'td': {
      const spans = {
        colSpan: Number(attribs.colspan ?? 1),
        rowSpan: Number(attribs.rowspan ?? 1),
      };
      return [node('tablecell', blocks(inside), { headerState: Number(tag === 'th'), ...spans })];
    }
    default:
      return /^h\d$/.test(tag)
        ? [node('heading', trimmed(inside), { tag: tag === 'h1' ? 'h2' : tag })]
        : inside;
  }
}

const read = (html: readonly ChildNode[], format = 0, language?: string): readonly Node[] =>
  html.flatMap((one) => {
    if (isText(one)) {
      const text = one.data.replace(/[ \t\r\n]+/g, ' ');
      const words = {
        type: 'text',
        version: 1,
        text,
        format,
        mode: 'normal',
        style: '',
        detail: 0,
      };
      return [language === undefined ? words : { ...words, $: { lang: language } }];
    }
    if (!isTag(one)) return [];
    const { name, attribs, children } = one;
    const marked = format | (bits[name] ?? 0);
    return fromTag(name, attribs, read(children, marked, attribs.lang ?? language));
  });

/** A text of the content API as the rich text field holds it. */
export const richFrom = (html: string): { readonly root: Node } => ({
  root: node('root', blocks(read(parseDocument(html).children))),
});

const escaped = (text = ''): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Words with their marks and their language; in no other mark, the language is in an `i`. */
function writeWords({ text, format, $ }: Node): string {
  const found = Object.entries(marks).filter(([, bit]) => (Number(format) & bit) !== 0);
  const tags = found.length === 0 && $?.lang ? ['i'] : found.map(([tag]) => tag);
  return tags.reduceRight((inside, tag, at) => {
    const language = $?.lang && at === tags.length - 1 ? ` lang="${escaped($.lang)}"` : '';
    return `<${tag}${language}>${inside}</${tag}>`;
  }, escaped(text));
}

const writeAll = (nodes: readonly Node[] = []): string => nodes.map(write).join('');

/** The rows of a table: those above whose cells are all headings are its head. */
function writeRows(rows: readonly Node[] = []): string {
  const isBody = ({ children = [] }: Node) => !children.every(({ headerState }) => headerState);
  const end = rows.findIndex(isBody);
  const part = (tag: string, scope: string, some: readonly Node[]) =>
    some.length === 0
      ? ''
      : `<${tag}>${writeAll(some).replaceAll('<th', `<th scope="${scope}"`)}</${tag}>`;
  const [head, body] = end < 0 ? [rows, []] : [rows.slice(0, end), rows.slice(end)];
  return part('thead', 'col', head) + part('tbody', 'row', body);
}

function write(one: Node): string {
  const { type, children = [], tag = '', fields } = one;
  const inside = writeAll(children);
  switch (type) {
    case 'text':
      return writeWords(one);
    case 'linebreak':
      return '<br>';
    case 'horizontalrule':
      return '<hr>';
    case 'paragraph':
      return inside && `<p>${inside}</p>`;
    case 'quote':
      return `<blockquote><p>${inside.replaceAll('<br><br>', '</p><p>')}</p></blockquote>`;
    case 'list': {
      const start = tag === 'ol' && one.start !== 1 ? ` start="${one.start}"` : '';
      return `<${tag}${start}>${inside.replace(/<\/li><li>(?=<[uo]l\b)/g, '')}</${tag}>`;
    }
    case 'listitem':
      return `<li>${inside}</li>`;
    case 'link':
    case 'autolink':
      return `<a href="${escaped(fields?.url)}"${fields?.newTab ? ' target="_blank"' : ''}>${inside}</a>`;
    case 'table':
      return `<table>${writeRows(children)}</table>`;
    case 'tablerow':
      return `<tr>${inside}</tr>`;
    case 'tablecell': {
      const cell = one.headerState ? 'th' : 'td';
      const span = (name: string, count = 1) => (count > 1 ? ` ${name}="${count}"` : '');
      const spans = span('colspan', one.colSpan) + span('rowspan', one.rowSpan);
      return `<${cell}${spans}>${children.length > 1 ? inside : writeAll(children[0]?.children)}</${cell}>`;
    }
    default:
      return tag ? `<${tag}>${inside}</${tag}>` : inside;
  }
}

const isRich = (value: unknown): value is { readonly root: Node } =>
  typeof value === 'object' && value !== null && 'root' in value;

/** A rich text field's content as the content API has it; '' where there is none. */
export const htmlFrom = (value: unknown): string =>
  // Words beside one another with the same mark are in one element.
  isRich(value)
    ? writeAll(value.root.children).replace(/<\/(strong|em|s|u|code|sub|sup)><\1>/g, '')
    : '';
