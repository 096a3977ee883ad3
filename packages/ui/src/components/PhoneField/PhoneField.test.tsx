// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contactFields } from '../../fixtures/forms.ts';
import { KitProvider } from '../../KitProvider.tsx';
import { PhoneField } from './PhoneField.tsx';

const page = (
  <KitProvider>
    <form>
      <PhoneField id="phone" name="phone" model={contactFields.user_phone} />
    </form>
  </KitProvider>
);

const input = () => {
  const field = document.getElementById('phone');
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no phone field.');
  return field;
};
const countries = () => document.querySelectorAll('option').length;
const posted = () => [...new FormData(document.forms[0]).entries()];

let root: Root | undefined;
const start = () =>
  act(() => {
    root = hydrateRoot(document.body, page);
  });

beforeEach(() => {
  root = undefined;
  document.body.innerHTML = renderToString(page);
});
afterEach(() => act(() => root?.unmount()));

it('§5.1 is posted as typed without a script, from the only country that can be chosen', () => {
  input().value = '024 412 7730';
  expect(posted()).toEqual([['phone', '024 412 7730']]);
  expect(countries()).toBe(1);
});

it('§5.1 is one input: it keeps its element, its focus and what was typed when React starts', () => {
  const before = input();
  before.focus();
  before.value = '0244127730';
  start();
  expect(input()).toBe(before);
  expect(document.activeElement).toBe(before);
  expect(before.value).toBe('0244127730');
  expect(posted()).toEqual([['phone', '+233244127730']]);
  expect(countries()).toBeGreaterThan(200);

  fireEvent.change(before, { target: { value: '02441277301' } });
  expect(input().value.replace(/\D/g, '')).toBe('02441277301');
});

it('§5.1 another country changes the placeholder', () => {
  start();
  const select = document.querySelector('select');
  if (select) fireEvent.change(select, { target: { value: 'TG' } });
  expect(select?.value).toBe('TG');
  expect(input().placeholder).toBe('+228');
});
