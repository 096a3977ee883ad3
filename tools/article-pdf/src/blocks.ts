import { type ChildNode, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** A stretch of text in one face. White space is as in the source: it collapses when typeset. */
export interface Inline {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Running text: of a paragraph, an item of a list, a cell of a table. */
export type Text = readonly Inline[];

/** The blocks an article body is made of, in reading order. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly content: Text }
  | { readonly kind: 'paragraph'; readonly content: Text }
  | { readonly kind: 'quote'; readonly paragraphs: readonly Text[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Text[] }
  | { readonly kind: 'table'; readonly head: readonly Text[]; readonly rows: readonly Text[][] };

const upright = { bold: false, italic: false };

/**
 * Reads an article body into blocks.
 * @throws Error naming an element that cannot be printed, so that nothing is dropped silently.
 */
export function parseBody(html: string): Block[] {
  return elements(parseDocument(html).children, 'the body').map(({ name, children }) => {
    switch (name) {
      case 'h2':
        return { kind: 'heading', level: 2, content: inlines(children) };
      case 'h3':
        return { kind: 'heading', level: 3, content: inlines(children) };
      case 'p':
        return { kind: 'paragraph', content: inlines(children) };
      case 'blockquote':
        return { kind: 'quote', paragraphs: parts(children, name, ['p']) };
      case 'ul':
      case 'ol':
        return { kind: 'list', ordered: name === 'ol', items: parts(children, name, ['li']) };
      case 'table':
        return table(children);
      default:
        throw new Error(`<${name}> has no printed form`);
    }
  });
}

/** Reads a caption (§5.3): text with emphasis, on one line. */
export function parseCaption(html: string): Inline[] {
  return inlines(parseDocument(html).children);
}

/** The characters of a run of inlines, without their faces and with single spaces. */
export function plainText(content: Text): string {
  return content
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function table(children: readonly ChildNode[]): Block {
  const rows = elements(children, 'table').flatMap(({ name, children: groupChildren }) => {
    if (name !== 'thead' && name !== 'tbody') {
      throw new Error(`<${name}> has no place in <table>`);
    }
    return elements(groupChildren, name).map((row) => ({
      inHead: name === 'thead',
      cells: parts(row.children, row.name, ['th', 'td']),
    }));
  });
  return {
    kind: 'table',
    head: rows.find(({ inHead }) => inHead)?.cells ?? [],
    rows: rows.filter(({ inHead }) => !inHead).map(({ cells }) => cells),
  };
}

function parts(children: readonly ChildNode[], parent: string, allowed: readonly string[]) {
  return elements(children, parent).map(({ name, children: content }) => {
    if (!allowed.includes(name)) throw new Error(`<${name}> has no place in <${parent}>`);
    return inlines(content);
  });
}

function elements(nodes: readonly ChildNode[], parent: string) {
  return nodes.flatMap((node) => {
    if (isTag(node)) return [node];
    if (isText(node) && node.data.trim() !== '') {
      throw new Error(`loose text in ${parent}: ${node.data.trim().slice(0, 40)}`);
    }
    return [];
  });
}

function inlines(nodes: readonly ChildNode[], face = upright): Inline[] {
  return nodes.flatMap((node) => {
    if (isText(node)) return [{ text: node.data, ...face }];
    if (!isTag(node)) return [];
    switch (node.name) {
      case 'strong':
        return inlines(node.children, { ...face, bold: true });
      case 'em':
        return inlines(node.children, { ...face, italic: true });
      // An address of the site is useless on paper: a link is printed as its text.
      case 'a':
        return inlines(node.children, face);
      default:
        throw new Error(`<${node.name}> has no place in running text`);
    }
  });
}
