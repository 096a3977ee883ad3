// @vitest-environment jsdom
import { createElement, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { element } from '../test/page.ts';
import { hydrate } from './hydrate.tsx';
import { IslandFrame } from './island-frame.tsx';

let breaks = false;
const logged = vi.fn();

function Form() {
  const [text, setText] = useState('');
  const [isBroken, setBroken] = useState(false);
  if (isBroken || breaks) throw new Error('broken');
  return (
    <form>
      <label>
        Name
        <input name="name" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <textarea name="message" />
      <input type="checkbox" name="privacy" />
      <input type="radio" name="rating" value="1" />
      <input type="radio" name="rating" value="2" />
      <p>{text}</p>
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </form>
  );
}

vi.mock('./registry.ts', () => ({
  islandFiles: new Map([['form', async () => ({ default: Form })]]),
}));

const field = (name: string) => element<HTMLInputElement>(`[name=${name}]`);
const show = (change = () => {}) => {
  const form = createElement(IslandFrame, null, createElement(Form));
  const html = renderToString(form, { identifierPrefix: 'island-1' });
  document.body.innerHTML = `<div id="island-1" data-island="form">${html}</div>`;
  field('name').value = 'Ama';
  field('message').value = 'How much?';
  field('privacy').checked = true;
  element<HTMLInputElement>('[value="1"]').checked = true;
  field('message').focus();
  field('message').setSelectionRange(3, 3);
  change();
  return element('#island-1');
};
const typed = () => [...new FormData(element<HTMLFormElement>('form')).values()];
const all = ['Ama', 'How much?', 'on', '1'];

beforeEach(() => {
  breaks = false;
  vi.spyOn(console, 'error').mockImplementation(logged.mockReset());
});

it('hydrating an island keeps the visitor’s input and the focus if a browser extension has changed the HTML', async () => {
  const island = show(() => {
    const font = document.createElement('font');
    element('label').prepend(font);
    element('button').textContent = 'Briser';
  });
  await hydrate(island);
  expect(typed()).toEqual(all);
  expect(document.activeElement).toBe(field('message'));
  expect(field('message').selectionStart).toBe(3);
  expect(island.textContent).toContain('Break');
});

describe('an island keeps its HTML and the visitor’s input', () => {
  it('if it throws an error during hydration; `hydrate` then rejects', async () => {
    const island = show();
    breaks = true;
    await expect(hydrate(island)).rejects.toThrow('broken');
    expect(typed()).toEqual(all);
    expect(element('button').textContent).toBe('Break');
  });

  it('if it throws an error after hydration', async () => {
    const island = show();
    const before = field('message');
    await hydrate(island);
    expect(field('message')).toBe(before);
    expect(before.value).toBe('How much?');
    element('button').click();
    await expect.poll(() => logged).toHaveBeenCalled();
    await expect.poll(() => field('message').value).toBe('How much?');
    expect(element('button').textContent).toBe('Break');
  });
});
