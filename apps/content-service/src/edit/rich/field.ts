import { type ChainedCommands, Editor, getSchema } from '@tiptap/core';
import { redo, undo } from '@tiptap/pm/history';
import { type Command, TextSelection } from '@tiptap/pm/state';
import * as tables from '@tiptap/pm/tables';
import { readHtml, writeHtml } from './html.ts';
import { cleanPaste } from './paste.ts';
import { extensions, readLinkTarget } from './schema.ts';

type Labels = Readonly<Record<string, string>>;

interface Tool {
  readonly name: string;
  readonly run: (editor: Editor, labels: Labels) => unknown;
  /** Whether the button shows as pressed. Unset for buttons without this state. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Tag of an element. If set, the button is hidden while the cursor is outside the element. */
  readonly within?: string | undefined;
}

const schema = getSchema(extensions);

type Act = (chain: ChainedCommands, tag: string) => ChainedCommands;

const toggle = (name: string, tag: string, act: Act): Tool => ({
  name,
  run: (editor) => act(editor.chain(), tag).run(),
  isOn: (editor) => editor.isActive(tag),
});

const mark: Act = (chain, tag) => chain.toggleMark(tag);
const textBlock: Act = (chain, tag) => chain.setNode(tag);
const list: Act = (chain, tag) => chain.toggleList(tag, 'li');
const wrap: Act = (chain, tag) => chain.toggleWrap(tag);

const command = (name: string, run: Command, within?: string): Tool => ({
  ...{ name, within, run: (editor) => run(editor.state, editor.view.dispatch) },
});

const link: Tool = {
  name: 'link',
  isOn: (editor) => editor.isActive('a'),
  run(editor, labels) {
    const known: unknown = editor.getAttributes('a').href;
    let answer = prompt(labels.linkAddress, String(known ?? ''));
    while (answer && readLinkTarget(answer) === undefined)
      answer = prompt(labels.linkWrong, answer);
    if (answer === null) return;
    const target = readLinkTarget(answer);
    const chain = editor.chain().extendMarkRange('a');
    if (target === undefined) chain.unsetMark('a').run();
    else if (known === undefined && editor.state.selection.empty) {
      const text = target.replace(/^(?:https|mailto|tel):(?:\/\/)?/, '');
      const marks = [{ type: 'a', attrs: { href: target } }];
      chain.insertContent({ type: 'text', text, marks }).run();
    } else chain.setMark('a', { href: target }).run();
  },
};

const row = '<tr><th></th><td></td><td></td></tr>';
const emptyTable = `<table><thead>${row.replaceAll('td', 'th')}</thead>${row}${row}</table>`;

const newTable: Tool = {
  name: 'table',
  run({ state, view }) {
    const { tr } = state;
    const start = tr.selection.from + 1;
    tr.replaceSelectionWith(readHtml(state.schema, emptyTable).child(0));
    view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start))).scrollIntoView());
  },
};

const tools: readonly Tool[] = [
  toggle('bold', 'strong', mark),
  toggle('italic', 'em', mark),
  link,
  toggle('plain', 'p', textBlock),
  toggle('heading', 'h2', textBlock),
  toggle('subheading', 'h3', textBlock),
  toggle('list', 'ul', list),
  toggle('numbered', 'ol', list),
  { name: 'deeper', within: 'li', run: (editor) => editor.commands.sinkListItem('li') },
  { name: 'higher', within: 'li', run: (editor) => editor.commands.liftListItem('li') },
  toggle('quote', 'blockquote', wrap),
  newTable,
  command('addRow', tables.addRowAfter, 'table'),
  command('addColumn', tables.addColumnAfter, 'table'),
  command('removeRow', tables.deleteRow, 'table'),
  command('removeColumn', tables.deleteColumn, 'table'),
  command('removeTable', tables.deleteTable, 'table'),
  command('undo', undo),
  command('redo', redo),
];

/** A toolbar: Tab reaches one of its buttons, arrow keys reach the others. */
function createToolbar(label: string, id: string): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'tools';
  bar.setAttribute('role', 'toolbar');
  bar.setAttribute('aria-label', label);
  bar.setAttribute('aria-controls', id);
  bar.addEventListener('keydown', (event) => {
    const all = [...bar.querySelectorAll<HTMLButtonElement>('button:not([hidden])')];
    const at = all.findIndex(({ tabIndex }) => tabIndex === 0);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  });
  bar.addEventListener('focusin', ({ target }) => setTabStop(bar, target));
  return bar;
}

function setTabStop(bar: HTMLElement, stop: EventTarget | null): void {
  for (const button of bar.querySelectorAll('button')) button.tabIndex = button === stop ? 0 : -1;
}

function addButton(bar: HTMLElement, name: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  // A press on the button must not end the selection in the text.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  button.addEventListener('click', act);
  bar.append(button);
  return button;
}

/** Replaces a text area by a rich-text field. `write` copies the field's HTML to the text area. */
export function mountField(area: HTMLTextAreaElement) {
  const labels: Labels = JSON.parse(area.dataset.words ?? '{}');
  const described = [...area.attributes].filter(({ name }) => name.startsWith('aria-'));
  const holder = document.createElement('div');
  const id = `${area.id}-rich`;
  const read = () => readHtml(schema, area.value).toJSON();
  const write = () => {
    const { doc } = editor.state;
    if (doc === written || holder.hidden) return;
    area.value = writeHtml(doc);
    written = doc;
  };
  const editor = new Editor({
    element: holder,
    extensions,
    injectCSS: false,
    content: read(),
    editorProps: {
      attributes: {
        ...Object.fromEntries(described.map(({ name, value }) => [name, value])),
        ...{ id, class: 'rich', role: 'textbox', 'aria-multiline': 'true' },
      },
      transformPastedHTML: cleanPaste,
    },
    onUpdate: () => {
      write();
      area.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  /** The document whose HTML is in the text area. */
  let written = editor.state.doc;
  const bar = createToolbar(labels.tools ?? '', id);
  const buttons = tools.map((tool) => {
    const button = addButton(bar, labels[tool.name] ?? tool.name, () => {
      if (holder.hidden) return;
      editor.view.focus();
      tool.run(editor, labels);
    });
    return [tool, button] as const;
  });
  const update = () => {
    for (const [{ isOn, within }, button] of buttons) {
      if (isOn) button.setAttribute('aria-pressed', String(isOn(editor)));
      button.hidden = within !== undefined && !editor.isActive(within);
    }
    if (!bar.querySelector('[tabindex="0"]:not([hidden])')) setTabStop(bar, bar.firstElementChild);
  };
  editor.on('transaction', update);
  const source = addButton(bar, 'HTML', () => {
    if (holder.hidden) {
      editor.commands.setContent(read(), { emitUpdate: false });
      written = editor.state.doc;
    }
    holder.hidden = !holder.hidden;
    area.hidden = !area.hidden;
    source.setAttribute('aria-pressed', String(holder.hidden));
  });
  source.setAttribute('aria-pressed', 'false');
  update();
  // A click on the text area's label, or on a link to the text area, focuses the rich-text field.
  for (const node of document.querySelectorAll(`label[for="${area.id}"], a[href="#${area.id}"]`)) {
    node.addEventListener('click', () => holder.hidden || editor.commands.focus());
  }
  area.before(bar, holder);
  area.hidden = true;
  return { editor, write };
}
