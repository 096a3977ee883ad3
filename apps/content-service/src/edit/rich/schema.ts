import { cleanAttributes, prosePolicy } from '@insurance-kit/content-client/html/policy';
import {
  type AnyExtension,
  type Attributes,
  Extension,
  Mark,
  Node,
  type NodeConfig,
} from '@tiptap/core';
import { gapCursor } from '@tiptap/pm/gapcursor';
import { history, redo, undo } from '@tiptap/pm/history';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';

/** Tags of inline elements that contain text. If nested, an earlier tag contains a later one. */
const markTags = [
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark'],
  ...['abbr', 'cite', 'code', 'q'],
];

const isLinkTarget = (href: string): boolean =>
  cleanAttributes(prosePolicy, 'a', { href }, '/')?.href !== undefined;

/** Link target of a typed URL, domain, e-mail address or phone number. If invalid: `undefined`. */
export function readLinkTarget(written: string): string | undefined {
  const text = written.trim();
  const forms: readonly (readonly [RegExp, string])[] = [
    [/^(?:[a-z][a-z0-9+.-]*:(?!\d)|[/#?])/i, text],
    [/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/, `mailto:${text}`],
    [/^\+?[\d\s().-]{3,}$/, `tel:${text.replace(/[^+\d]/g, '')}`],
    [/^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u, `https://${text}`],
  ];
  const target = forms.find(([form]) => form.test(text))?.[1];
  return target !== undefined && isLinkTarget(target) ? target : undefined;
}

/** Attributes that are not copied when an element is split. */
const onlyOnce = ['id', 'start', 'value', 'scope'];

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries(
    (prosePolicy.tags.get(tag) ?? []).map((name) => [
      name,
      {
        default: null,
        keepOnSplit: !onlyOnce.includes(name),
        parseHTML: (element: HTMLElement) => element.getAttribute(name),
      },
    ]),
  );

/** An attribute that TipTap keeps in its document, and does not write as an HTML attribute. */
const internal = (read: (element: HTMLElement) => unknown) => ({
  default: null,
  keepOnSplit: false,
  rendered: false,
  parseHTML: read,
});

const block = (tag: string, content: string, more: Partial<NodeConfig> = {}) =>
  Node.create({
    name: tag,
    group: 'block',
    content,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addAttributes: () => attributesOf(tag),
    ...more,
  });

/** An element that only certain elements may contain, such as an item of a list. */
const part = (tag: string, content: string, more: Partial<NodeConfig> = {}) =>
  block(tag, content, { group: '', ...more });

const inline = (tag: string, more: Partial<NodeConfig> = {}) =>
  part(tag, '', {
    group: 'inline',
    inline: true,
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes],
    ...more,
  });

const spanAttribute = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name)) || 1,
  renderHTML: ({ [name]: cells }: Readonly<Record<string, unknown>>) =>
    cells === 1 ? {} : { [name]: cells },
});

const cell = (tag: 'td' | 'th') =>
  part(tag, 'block+', {
    isolating: true,
    addAttributes: () => ({
      ...attributesOf(tag),
      colspan: spanAttribute('colspan'),
      rowspan: spanAttribute('rowspan'),
      colwidth: internal(() => null),
    }),
  });

const blocks: readonly AnyExtension[] = [
  // The highest priority makes paragraphs the default block.
  block('p', 'inline*', { priority: 1000 }),
  ...['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) =>
    block(tag, 'inline*', {
      defining: true,
      // An `h1` becomes an `h2`, because the page's title is the only `h1`.
      parseHTML: () => [{ tag }, ...(tag === 'h2' ? [{ tag: 'h1' }] : [])],
    }),
  ),
  block('ul', 'li+', { group: 'block list' }),
  block('ol', 'li+', { group: 'block list' }),
  part('li', 'block+', {
    defining: true,
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem('li') };
    },
  }),
  block('blockquote', 'block+', { defining: true }),
  block('pre', 'text*', { code: true, defining: true, marks: '', whitespace: 'pre' }),
  block('dl', '(dt | dd)+'),
  part('dt', 'inline*'),
  part('dd', 'block+'),
  block('figure', '(block | figcaption)+'),
  part('figcaption', 'inline*'),
  block('hr', '', { renderHTML: () => ['hr'] }),
  block('table', 'tr+', {
    isolating: true,
    addAttributes: () => ({
      ...attributesOf('table'),
      caption: internal((element) => element.querySelector('caption')?.innerHTML.trim() || null),
    }),
    parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
    renderHTML({ HTMLAttributes, node }) {
      const { caption } = node.attrs;
      if (!caption) return ['table', HTMLAttributes, ['tbody', 0]];
      const words = new DOMParser().parseFromString(caption, 'text/html').body.textContent;
      const shown = ['caption', { contenteditable: 'false', 'data-html': caption }, words];
      return ['table', HTMLAttributes, shown, ['tbody', 0]];
    },
  }),
  part('tr', '(td | th)*', {
    addAttributes: () => ({
      ...attributesOf('tr'),
      section: {
        default: 'tbody',
        parseHTML: ({ dataset, parentElement }) =>
          dataset.section ?? parentElement?.localName ?? 'tbody',
        renderHTML: ({ section }) => ({ 'data-section': section }),
      },
    }),
  }),
  cell('td'),
  cell('th'),
];

const inlines: readonly AnyExtension[] = [
  inline('br', {
    addKeyboardShortcuts() {
      return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: 'br' }) };
    },
  }),
  inline('img', {
    draggable: true,
    parseHTML: () => [{ tag: 'img[src]' }],
    renderHTML: ({ HTMLAttributes }) => {
      // Records have relative addresses (`files/…`), which are wrong on pages below `/edit`.
      const src = String(HTMLAttributes.src).replace(/^(?=files\/)/, '/');
      return ['img', { ...HTMLAttributes, src }];
    },
  }),
  /** An empty `<a id>`: the target of links in the text. */
  inline('anchor', {
    addAttributes: () => ({
      id: { parseHTML: (element: HTMLElement) => element.id || element.getAttribute('name') },
    }),
    parseHTML: () =>
      ['a[id]', 'a[name]'].map((tag) => ({ tag: `${tag}:not([href]):empty`, priority: 60 })),
    renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes],
  }),
];

const marks = markTags.map((tag) =>
  Mark.create({
    name: tag,
    // Text typed after a link is not part of it.
    inclusive: tag !== 'a',
    addAttributes: () => attributesOf(tag),
    parseHTML: () => [
      tag === 'a'
        ? {
            tag,
            getAttrs: (element) =>
              (isLinkTarget(element.getAttribute('href') ?? '') || Boolean(element.id)) && null,
          }
        : { tag },
    ],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      const key = { strong: 'Mod-b', em: 'Mod-i' }[tag];
      return key === undefined ? {} : { [key]: () => this.editor.commands.toggleMark(tag) };
    },
  }),
);

const editing = Extension.create({
  name: 'editing',
  // prosemirror-tables finds rows and cells by these roles.
  extendNodeSchema: ({ name }) => {
    const roles: Readonly<Record<string, string>> = {
      ...{ table: 'table', tr: 'row', td: 'cell', th: 'header_cell' },
    };
    return { tableRole: roles[name] };
  },
  addProseMirrorPlugins: () => [history(), gapCursor(), tableEditing()],
  addKeyboardShortcuts() {
    const { editor } = this;
    const go = (direction: 1 | -1) => () =>
      goToNextCell(direction)(editor.state, editor.view.dispatch);
    const back = () => undo(editor.state, editor.view.dispatch);
    const again = () => redo(editor.state, editor.view.dispatch);
    // After the last cell, Tab leaves the field, so that keyboard users are not trapped.
    return { Tab: go(1), 'Shift-Tab': go(-1), 'Mod-z': back, 'Mod-y': again, 'Shift-Mod-z': again };
  },
});

/** TipTap extensions of the rich-text field: `prosePolicy`'s elements, and keyboard shortcuts. */
export const extensions: AnyExtension[] = [
  Node.create({ name: 'doc', topNode: true, content: 'block+' }),
  Node.create({ name: 'text', group: 'inline' }),
  ...blocks,
  ...inlines,
  ...marks,
  editing,
];
