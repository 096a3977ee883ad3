// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KitProvider } from '../../KitProvider.tsx';
import { PhoneField } from './PhoneField.tsx';

const model = {
  label: 'Phone',
  country: 'Country of the phone number',
  defaultCountry: 'GH',
  valid: 'This number is complete.',
  invalid: 'This number is not complete.',
  locale: 'en-GH',
} as const;

/** Lets the browser run its other tasks. */
const task = () => new Promise((resolve) => setImmediate(resolve));

describe('§5.1 a phone field whose checks load late', () => {
  let root: Root;
  beforeEach(() => {
    // As in a browser, where events do not wait for React.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    document.body.innerHTML = '<div></div>';
    root = createRoot(document.body.firstElementChild ?? document.body);
  });
  afterEach(() => root.unmount());

  const render = () => {
    root.render(
      <KitProvider>
        <PhoneField id="phone" name="phone" model={model} />
      </KitProvider>,
    );
    return vi.waitFor(() => expect(document.getElementById('phone')).not.toBeNull());
  };

  it('does not replace the input while a visitor is in it', async () => {
    await render();
    const plain = document.getElementById('phone');
    while (plain?.isConnected) {
      plain.focus();
      await task();
      expect(document.activeElement).toBe(plain);
      plain.blur();
      await task();
    }
    expect(document.querySelector('input[type=hidden]')).not.toBeNull();
  });

  it('has all countries although a visitor is in it, and the focus stays on the chosen one', async () => {
    await render();
    const country = () => document.querySelector('select');
    country()?.focus();
    const plain = document.activeElement;
    await vi.waitFor(() => expect(country()?.options.length).toBeGreaterThan(200));
    expect(document.activeElement).toBe(plain);
    expect(country()?.value).toBe('GH');

    const select = within(document.body).getByRole('combobox');
    fireEvent.change(select, { target: { value: 'TG' } });
    await vi.waitFor(() => expect(document.querySelector('input[type=hidden]')).not.toBeNull());
    expect(document.activeElement).toBe(country());
    expect(country()?.value).toBe('TG');
    expect(document.getElementById('phone')?.getAttribute('placeholder')).toBe('+228');
  });
});
