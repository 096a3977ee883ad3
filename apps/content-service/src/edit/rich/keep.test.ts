// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { mountField } from './field.ts';
import { keepForm } from './keep.ts';

let sent: string[];

function mount(writeFields?: () => void, state = '', seen = '', record = 'home'): HTMLFormElement {
  document.body.innerHTML = `<form action="/edit/records/${record}" data-state="${state}">
<div data-note="restored" hidden></div><input type="hidden" name="seen" value="${seen}">
<input name="title" value="A"><input type="checkbox" name="decorative"><textarea id="body" name="body" data-words="{}"><p>Old</p></textarea>
<div data-note="server-away" data-problem hidden tabindex="-1"></div>
<div data-note="not-saved" data-problem hidden tabindex="-1"></div>
<button name="action" value="save">Save</button><button name="action" value="publish"></button></form>`;
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form');
  keepForm(form, writeFields);
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { submitter } = event;
    sent.push(submitter instanceof HTMLButtonElement ? submitter.value : '');
  });
  return form;
}

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

const isShown = (note: string) =>
  document.querySelector(`[data-note="${note}"]:not([hidden])`) !== null;

const ready = async () => new Response(undefined, { status: 204 });
const offline = () => Promise.reject(new TypeError('offline'));
const fails = () => {
  throw new TypeError('groupBy is not a function');
};

it.each([
  ['sent with the pressed button’s value once the service is ready', ready, undefined, ''],
  ['sent even if the check of the service throws an error', undefined, undefined, ''],
  ['not sent while the service is down, and shows a message', offline, undefined, 'server-away'],
  ['not sent, and shows a message, if a rich-text field fails', ready, fails, 'not-saved'],
])('a record’s form in /edit is %s', async (_what, fetch, writeFields, shown) => {
  vi.stubGlobal('fetch', fetch);
  const button = mount(writeFields).querySelector('button');
  // A double click sends the form once.
  button?.click();
  button?.click();
  await expect.poll(() => sent.length > 0 || isShown(shown)).toBe(true);
  expect([sent, isShown(shown)]).toEqual(shown === '' ? [['save'], false] : [[], true]);
});

function mountText() {
  mount();
  const area = document.querySelector('textarea');
  if (area === null) throw new Error('There is no field');
  const field = mountField(area);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role=toolbar] button')];
  const press = (name: string) => buttons.find(({ textContent }) => textContent === name)?.click();
  return { ...field, area, press };
}

it('a rich-text field writes typed text, HTML and new tables into the form, even if TipTap reported no change', () => {
  const { area, editor, write, press } = mountText();
  write();
  expect(area.value).toBe('<p>Old</p>');
  // Change the text as if TipTap failed before it reported the change.
  const view = editor.view;
  view.updateState(view.state.apply(view.state.tr.insertText('New ', 1)));
  write();
  expect(area.value).toBe('<p>New Old</p>');
  press('HTML');
  area.value = '<p>Typed</p>';
  write();
  expect([area.value, area.hidden]).toEqual(['<p>Typed</p>', false]);
  press('HTML');
  expect([editor.getText(), area.hidden]).toEqual(['Typed', true]);
  press('table');
  expect(area.value).toMatch(/<th scope="col"><\/th><\/tr>\s*<\/thead>.*<th scope="row">/s);
  editor.destroy();
});

it('arrow keys, Home and End move between the visible buttons of a rich-text field', () => {
  const { editor } = mountText();
  const bar = document.querySelector('[role=toolbar]');
  const press = (key: string) => {
    bar?.dispatchEvent(new KeyboardEvent('keydown', { key }));
    return document.activeElement?.textContent;
  };
  const keys = [...Array<string>(6).fill('ArrowLeft'), 'ArrowRight', 'Home', 'End'];
  expect(keys.map(press).join(' ')).toBe('HTML redo undo table quote numbered quote bold HTML');
  editor.destroy();
});

it('a link of a rich-text field needs a valid target; an empty target removes the link', () => {
  const answers = ['our page', 'a.example', null, ''];
  vi.stubGlobal('prompt', () => answers.shift());
  const { area, editor, press } = mountText();
  editor.commands.setTextSelection({ from: 1, to: 4 });
  const linked = '<p><a href="https://a.example">Old</a></p>';
  for (const expected of [linked, linked, '<p>Old</p>']) {
    press('link');
    expect(area.value).toBe(expected);
  }
  editor.destroy();
});

it.each([
  ['after a reload, a record’s form restores unsaved values', '', 'Typed', 'first', true],
  ['after a refused action, a record’s form shows the sent values', 'sent', 'A', 'second', false],
  ['after an action, a record’s form shows the saved values', 'saved', 'A', 'second', false],
])('%s', (_title, state, title, seen, isRestored) => {
  const [, typed, ticked] = mount(undefined, '', 'first').querySelectorAll('input');
  if (!typed || !ticked) throw new Error('There is no field');
  typed.value = 'Typed';
  ticked.checked = true;
  typed.dispatchEvent(new Event('input', { bubbles: true }));
  const values = new FormData(mount(undefined, state, 'second'));
  expect([values.get('title'), values.get('seen')]).toEqual([title, seen]);
  expect([values.has('decorative'), isShown('restored')]).toEqual([isRestored, isRestored]);
});

it('a record’s form shows no unsaved text of another record, and keeps text typed after a save', () => {
  history.replaceState(null, '', '/edit/records/home?saved#offices-0');
  const [, typed] = mount(undefined, 'saved').querySelectorAll('input');
  if (!typed) throw new Error('There is no field');
  typed.value = 'Typed';
  typed.dispatchEvent(new Event('input', { bubbles: true }));
  const titleIn = (form: HTMLFormElement) => new FormData(form).get('title');
  expect(titleIn(mount(undefined, '', '', 'about'))).toBe('A');
  // A reload of the address shows a form without the state `saved`.
  expect(location.pathname + location.search + location.hash).toBe('/edit/records/home#offices-0');
  expect(titleIn(mount())).toBe('Typed');
});
