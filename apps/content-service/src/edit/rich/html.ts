import { droppedWithContent, prosePolicy } from '@insurance-kit/content-client/html/policy';
import {
  DOMParser as ModelParser,
  type Schema,
  type Mark as TextMark,
  type Node as TextNode,
} from '@tiptap/pm/model';
import { bareParents } from './schema.ts';

/** Parses HTML without running it. Styles go to `data-style`, because the policy blocks `style`. */
export function parse(html: string): HTMLElement {
  const text = html.replace(/(<[^<>]*?\s)style=/gi, '$1data-style=');
  return new DOMParser().parseFromString(text, 'text/html').body;
}

export function readHtml(schema: Schema, html: string): TextNode {
  const body = parse(html);
  for (const element of body.querySelectorAll(droppedWithContent.join())) element.remove();
  return ModelParser.fromSchema(schema).parse(body);
}

const entities: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
};
export const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

function openTag(tag: string, values: Readonly<Record<string, unknown>>): string {
  const attributes = (prosePolicy.tags.get(tag) ?? []).flatMap((name) => {
    const value = values[name];
    if (value === null || value === undefined || (name.endsWith('span') && value === 1)) return [];
    return ` ${name}="${String(value).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)}"`;
  });
  return `<${tag}${attributes.join('')}>`;
}

/** HTML of a block's content. Neighbours with the same mark share an element. */
function inlineHtml(block: TextNode): string {
  let html = '';
  let open: readonly TextMark[] = [];
  const close = (kept: number): string =>
    open.slice(kept).reduce((tags, { type }) => `</${type.name}>${tags}`, '');
  block.forEach((node) => {
    const ended = open.findIndex((mark) => !mark.isInSet(node.marks));
    const kept = ended < 0 ? open : open.slice(0, ended);
    const begun = node.marks.filter((mark) => !mark.isInSet(kept));
    html += close(kept.length);
    html += begun.map(({ type, attrs }) => openTag(type.name, attrs)).join('');
    open = [...kept, ...begun];
    if (node.isText) html += escaped(node.text ?? '');
    else if (node.type.name === 'anchor') html += `${openTag('a', node.attrs)}</a>`;
    else html += openTag(node.type.name, node.attrs);
  });
  return html + close(0);
}

const isEmpty = (node: TextNode): boolean => node.type.name === 'p' && node.content.size === 0;

/** Whether a paragraph is written without a tag. */
function isBare(parent: TextNode, index: number): boolean {
  const [before, own, behind] = [index - 1, index, index + 1].map((at) => {
    const node = parent.maybeChild(at);
    return node?.type.name === 'p' && node.attrs.tagged !== true;
  });
  return bareParents.includes(parent.type.name) && own === true && !before && !behind;
}

/** A row of a table. A heading without `scope` gets the usual one. */
function rowHtml(row: TextNode, scope: 'col' | 'row'): string {
  const cells = row.children.flatMap((cell) =>
    cell.type.name === 'th' && cell.attrs.scope === null
      ? blockLines(cell, { ...cell.attrs, scope })
      : blockLines(cell),
  );
  return `${openTag('tr', row.attrs)}${cells.join('')}</tr>`;
}

function tableLines({ attrs, children }: TextNode): readonly string[] {
  return [
    ...(attrs.caption ? [`<caption>${attrs.caption}</caption>`] : []),
    ...['thead', 'tbody', 'tfoot'].flatMap((section) => {
      const rows = children.filter((row) => row.attrs.section === section);
      const lines = rows.map((row) => rowHtml(row, section === 'thead' ? 'col' : 'row'));
      const open = `<${section}>`;
      const close = `</${section}>`;
      if (rows[0]?.attrs.beside === true) return [`${open}${lines.join('')}${close}`];
      return rows.length === 0 ? [] : [open, ...lines.map((line) => `  ${line}`), close];
    }),
  ];
}

const withLines = ['ul', 'ol', 'dl', 'blockquote', 'figure'];

const childrenLines = (parent: TextNode): readonly string[] =>
  parent.children.flatMap((child, index) =>
    isBare(parent, index) ? [inlineHtml(child)] : blockLines(child),
  );

function blockLines(node: TextNode, attributes = node.attrs): readonly string[] {
  const tag = node.type.name;
  const open = openTag(tag, attributes);
  const close = `</${tag}>`;
  if (tag === 'hr') return [open];
  if (node.inlineContent) return [`${open}${inlineHtml(node)}${close}`];
  if (tag === 'table') return [open, ...indented(tableLines(node)), close];
  const [first = '', ...others] = childrenLines(node);
  if (withLines.includes(tag)) return [open, ...indented([first, ...others]), close];
  return others.length === 0
    ? [`${open}${first}${close}`]
    : [`${open}${first}`, ...indented(others), close];
}

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** Writes a document as HTML, formatted like the content's files. Removes empty paragraphs. */
export const writeHtml = (text: TextNode): string =>
  text.children
    .filter((node) => !isEmpty(node))
    .flatMap((node, index) => [
      ...(index > 0 && node.attrs.gap === true ? [''] : []),
      ...blockLines(node),
    ])
    .join('\n');
