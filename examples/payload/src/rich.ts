// Rich-text field and HTML converter. Payload's converter writes no `scope`, `thead` or `lang`.
import { cleanAttributes, prosePolicy } from '@insurance-kit/content-client/html/policy';
import {
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  LinkFeature,
  lexicalEditor,
  TextStateFeature,
} from '@payloadcms/richtext-lexical';
import type { TextFieldSingleValidation } from 'payload';

/** The languages that editors can set for a text. */
const lang = Object.fromEntries(
  ['en', 'fr', 'ak', 'tw', 'ee', 'gaa', 'dag', 'ha', 'dyu', 'wo'].map((code) => [
    code,
    { label: code, css: { 'border-bottom': '1px dotted' } },
  ]),
);

/** Accepts only addresses that the site allows in links: not `javascript:`, for example. */
const validLink: TextFieldSingleValidation = (href, { req }) =>
  cleanAttributes(prosePolicy, 'a', { href: href ?? '' }, '/')?.href !== undefined ||
  req.t('error:correctInvalidFields');

/** Payload's default features that pages do not show, or that `editor` adds with other options. */
const omitted = ['align', 'indent', 'checklist', 'upload', 'relationship', 'heading', 'link'];

export const editor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !omitted.includes(key)),
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

/** Lexical's bit for each mark. If a text has several marks, the first here is the outermost. */
const marks = { strong: 1, em: 2, s: 4, u: 8, code: 16, sub: 32, sup: 64 };

const escaped = (text = ''): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** Writes marked text. `lang` is on the innermost mark, or on an added `i` if there is no mark. */
function writeWords({ text, format, $ }: Node): string {
  const found = Object.entries(marks).filter(([, bit]) => (Number(format) & bit) !== 0);
  const tags = found.length === 0 && $?.lang ? ['i'] : found.map(([tag]) => tag);
  return tags.reduceRight((inside, tag, at) => {
    const language = $?.lang && at === tags.length - 1 ? ` lang="${escaped($.lang)}"` : '';
    return `<${tag}${language}>${inside}</${tag}>`;
  }, escaped(text));
}

const writeAll = (nodes: readonly Node[] = []): string => nodes.map(write).join('');

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

/** Converts a rich text field's value to HTML. */
export const htmlFrom = (value: unknown): string =>
  // Join neighbouring elements of the same mark.
  isRich(value)
    ? writeAll(value.root.children).replace(/<\/(strong|em|s|u|code|sub|sup)><\1>/g, '')
    : '';
