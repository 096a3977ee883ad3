// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { mountField } from './field.ts';
import { keepForm } from './keep.ts';

let sent: string[];

function mount(writeFields?: () => void): HTMLFormElement {
  document.body.innerHTML = `<form action="/edit/records/home" data-state="" data-most="100">
<input name="title" value="A"><textarea id="body" name="body" data-words="{}"><p>Old</p></textarea>
<div data-note="server-away" data-problem hidden tabindex="-1"></div>
<div data-note="not-saved" data-problem hidden tabindex="-1"></div>
<button name="action" value="save">Save</button></form>`;
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
  mount(writeFields).querySelector('button')?.click();
  const isShown = () => document.querySelector(`[data-note="${shown}"]:not([hidden])`) !== null;
  await expect.poll(() => sent.length > 0 || isShown()).toBe(true);
  expect([sent, isShown()]).toEqual(shown === '' ? [['save'], false] : [[], true]);
});

it('a rich-text field writes its text into the form even if TipTap reported no change', () => {
  mount();
  const area = document.querySelector('textarea');
  if (area === null) throw new Error('There is no field');
  const { editor, write } = mountField(area);
  expect(area.value).toBe('<p>Old</p>');
  write();
  expect(area.value).toBe('<p>Old</p>');
  // Change the text as if TipTap failed before it reported the change.
  const view = editor.view;
  view.updateState(view.state.apply(view.state.tr.insertText('New ', 1)));
  write();
  expect(area.value).toBe('<p>New Old</p>');
  editor.destroy();
});

it('a record’s form restores unsaved values after a reload', () => {
  const form = mount();
  const title = form.querySelector('input');
  if (title === null) throw new Error('There is no field');
  title.value = 'Typed';
  title.dispatchEvent(new Event('input', { bubbles: true }));
  expect(mount().querySelector('input')?.value).toBe('Typed');
});
