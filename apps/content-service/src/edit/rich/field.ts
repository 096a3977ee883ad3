import { cleanAttributes, prosePolicy } from '@insurance-kit/content-client/html/policy';
import { type ChainedCommands, Editor, getSchema } from '@tiptap/core';
import { redo, undo } from '@tiptap/pm/history';
import { type Command, TextSelection } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@tiptap/pm/tables';
import { escaped, parse, readHtml, writeHtml } from './html.ts';
import { cleanPaste } from './paste.ts';
import { extensions, isLinkTarget } from './schema.ts';

type Words = Readonly<Record<string, string>>;

/** A button of the toolbar. */
interface Tool {
  readonly name: string;
  readonly run: (editor: Editor, words: Words, area: HTMLTextAreaElement) => unknown;
  /** Whether the button is pressed. Unset if it has no such state. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Element around the cursor for which the button is shown. Default: any. */
  readonly within?: string;
}

const schema = getSchema(extensions);

/** Target of a typed address, with or without scheme. `undefined` if invalid. */
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

/** Asks for a text until it is valid. `undefined` if the editor cancels. */
function ask(
  question: string,
  again: string,
  start: string,
  read: (answer: string) => string | undefined,
): string | undefined {
  let answer = prompt(question, start);
  while (answer !== null && read(answer) === undefined) answer = prompt(again, answer);
  return answer === null ? undefined : read(answer);
}

/** A tool that adds or removes an element around the selection. */
const toggle = (
  name: string,
  tag: string,
  act: (chain: ChainedCommands, tag: string) => ChainedCommands,
): Tool => ({
  name,
  run: (editor) => act(editor.chain(), tag).run(),
  isOn: (editor) => editor.isActive(tag),
});

const mark = (chain: ChainedCommands, tag: string) => chain.toggleMark(tag);
const textBlock = (chain: ChainedCommands, tag: string) => chain.setNode(tag);
const list = (chain: ChainedCommands, tag: string) => chain.toggleList(tag, 'li');
const wrap = (chain: ChainedCommands, tag: string) => chain.toggleWrap(tag);

const command = (name: string, run: Command, within?: string): Tool => ({
  ...{ name, run: (editor) => run(editor.state, editor.view.dispatch) },
  ...(within !== undefined && { within }),
});

const link: Tool = {
  name: 'link',
  isOn: (editor) => editor.isActive('a'),
  run(editor, words) {
    const { linkAddress = '', linkWrong = '' } = words;
    const known: unknown = editor.getAttributes('a').href;
    const target = ask(linkAddress, linkWrong, String(known ?? ''), (answer) =>
      answer.trim() === '' ? '' : readLinkTarget(answer),
    );
    if (target === undefined) return;
    const chain = editor.chain().extendMarkRange('a');
    if (target === '') chain.unsetMark('a').run();
    else if (known === undefined && editor.state.selection.empty) {
      const text = target.replace(/^(?:https|mailto|tel):(?:\/\/)?/, '');
      const marks = [{ type: 'a', attrs: { href: target } }];
      chain.insertContent({ type: 'text', text, marks }).run();
    } else chain.setMark('a', { href: target }).run();
  },
};

/** Marks words as another language: `lang` on an `i`, or on the emphasis that they have. */
const language: Tool = {
  name: 'inLanguage',
  isOn: (editor) => ['i', 'em', 'strong'].some((tag) => Boolean(editor.getAttributes(tag).lang)),
  run(editor, words) {
    const { languageCode = '', languageWrong = '' } = words;
    const tag = ['em', 'strong'].find((each) => editor.isActive(each)) ?? 'i';
    const known: unknown = editor.getAttributes(tag).lang;
    const lang = ask(languageCode, languageWrong, String(known ?? ''), (answer) => {
      const code = answer.trim();
      return code === '' ? '' : cleanAttributes(prosePolicy, 'i', { lang: code }, '/')?.lang;
    });
    if (lang === undefined) return;
    const chain = editor.chain().extendMarkRange(tag);
    if (lang === '' && tag === 'i') chain.unsetMark(tag).run();
    else chain.setMark(tag, { lang: lang || null }).run();
  },
};

/** Inserts a table with three columns and row headings. */
const newTable: Tool = {
  name: 'table',
  run({ state, view }) {
    const row = (section: 'thead' | 'tbody', ...cells: readonly ('td' | 'th')[]) => ({
      ...{ type: 'tr', attrs: { section } },
      content: cells.map((type) => ({ type, content: [{ type: 'p' }] })),
    });
    const body = row('tbody', 'th', 'td', 'td');
    const table = { type: 'table', content: [row('thead', 'th', 'th', 'th'), body, body] };
    const { tr } = state;
    const start = tr.selection.from + 1;
    tr.replaceSelectionWith(state.schema.nodeFromJSON(table));
    view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start))).scrollIntoView());
  },
};

function pictureBeside(area: HTMLTextAreaElement): HTMLImageElement | undefined {
  const shown = [area.closest('fieldset'), area.form].flatMap((part) =>
    part === null ? [] : [...part.querySelectorAll<HTMLImageElement>('.shown img')],
  );
  return shown.find(({ src }) => new URL(src).pathname.startsWith('/files/'));
}

const picture: Tool = {
  name: 'picture',
  isOn: (editor) => editor.isActive('img'),
  run(editor, words, area) {
    const { pictureText = '', pictureMissing = '' } = words;
    const isChosen = editor.isActive('img');
    const beside = pictureBeside(area);
    if (!isChosen && beside === undefined) return alert(pictureMissing);
    const known: unknown = isChosen ? editor.getAttributes('img').alt : beside?.alt;
    const alt = prompt(pictureText, String(known ?? ''));
    if (alt === null) return;
    if (isChosen) return editor.chain().updateAttributes('img', { alt }).run();
    const src = new URL(beside?.src ?? '').pathname.slice(1);
    return editor.chain().insertContent({ type: 'img', attrs: { src, alt } }).run();
  },
};

const tools: readonly Tool[] = [
  toggle('bold', 'strong', mark),
  toggle('italic', 'em', mark),
  link,
  language,
  toggle('plain', 'p', textBlock),
  toggle('heading', 'h2', textBlock),
  toggle('subheading', 'h3', textBlock),
  toggle('list', 'ul', list),
  toggle('numbered', 'ol', list),
  { name: 'deeper', within: 'li', run: (editor) => editor.commands.sinkListItem('li') },
  { name: 'higher', within: 'li', run: (editor) => editor.commands.liftListItem('li') },
  toggle('quote', 'blockquote', wrap),
  picture,
  newTable,
  command('addRow', addRowAfter, 'table'),
  command('addColumn', addColumnAfter, 'table'),
  command('removeRow', deleteRow, 'table'),
  command('removeColumn', deleteColumn, 'table'),
  {
    name: 'caption',
    within: 'table',
    run(editor, words) {
      const known: unknown = editor.getAttributes('table').caption;
      const caption = prompt(words.caption, parse(String(known ?? '')).textContent ?? '');
      if (caption === null) return;
      const html = escaped(caption.trim()) || null;
      editor.chain().updateAttributes('table', { caption: html }).run();
    },
  },
  command('removeTable', deleteTable, 'table'),
  command('undo', undo),
  command('redo', redo),
];

/** A field's toolbar. Tab reaches one button, arrow keys the others. */
function toolbar(label: string, id: string) {
  const bar = document.createElement('div');
  bar.className = 'tools';
  bar.setAttribute('role', 'toolbar');
  bar.setAttribute('aria-label', label);
  bar.setAttribute('aria-controls', id);
  const buttons = () => [...bar.querySelectorAll<HTMLButtonElement>('button:not([hidden])')];
  const enter = (chosen: Element | undefined) => {
    for (const button of bar.querySelectorAll('button'))
      button.tabIndex = button === chosen ? 0 : -1;
  };
  bar.addEventListener('keydown', (event) => {
    const all = buttons();
    const at = all.findIndex(({ tabIndex }) => tabIndex === 0);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const chosen = all.at(next % all.length);
    enter(chosen);
    chosen?.focus();
  });
  return {
    bar,
    add(name: string, act: () => void): HTMLButtonElement {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = name;
      // Keep the selection in the text.
      button.addEventListener('mousedown', (event) => event.preventDefault());
      button.addEventListener('click', act);
      bar.append(button);
      enter(buttons()[0]);
      return button;
    },
    show(button: HTMLButtonElement, isShown: boolean): void {
      button.hidden = !isShown;
      if (button.hidden && button.tabIndex === 0) enter(buttons()[0]);
    },
  };
}

/** Replaces a text area by a rich text field. `write` updates the text area, or throws. */
export function mountField(area: HTMLTextAreaElement) {
  const words: Words = JSON.parse(area.dataset.words ?? '{}');
  const described = ['aria-labelledby', 'aria-describedby', 'aria-invalid'].flatMap((name) => {
    const value = area.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
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
        ...Object.fromEntries(described),
        ...{ id, class: 'rich', role: 'textbox', 'aria-multiline': 'true' },
      },
      transformPastedHTML: cleanPaste,
    },
    onUpdate: () => {
      write();
      area.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  /** The document that the text area has as HTML. */
  let written = editor.state.doc;
  const { bar, add, show } = toolbar(words.tools ?? '', id);
  const buttons = tools.map((tool) => {
    const { name, run } = tool;
    return {
      tool,
      button: add(words[name] ?? name, () => {
        if (holder.hidden) return;
        editor.view.focus();
        run(editor, words, area);
      }),
    };
  });
  const update = () => {
    for (const { tool, button } of buttons) {
      if (tool.isOn) button.setAttribute('aria-pressed', String(tool.isOn(editor)));
      show(button, tool.within === undefined || editor.isActive(tool.within));
    }
  };
  editor.on('transaction', update);
  const source = add('HTML', () => {
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
  // Labels and links of the text area focus the field.
  for (const to of document.querySelectorAll(`label[for="${area.id}"], a[href="#${area.id}"]`)) {
    to.addEventListener('click', () => holder.hidden || editor.commands.focus());
  }
  area.before(bar, holder);
  area.hidden = true;
  if (location.hash === `#${area.id}`) editor.commands.focus();
  return { editor, write };
}
