// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClientCache } from '../../emotion-cache.ts';
import { contactFields } from '../../fixtures/forms.ts';
import { KitProvider } from '../../KitProvider.tsx';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { createKitTheme } from '../../theme/create-kit-theme.ts';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { ChoiceField } from '../ChoiceField/ChoiceField.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextField } from '../TextField/TextField.tsx';

const words = { required: true, helperText: 'As in your passport.', error: 'Say it.' };

const sent = () => {
  const form = document.forms[0];
  return form && Object.fromEntries(new FormData(form));
};

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('every ready-made field', () => {
  it('is sent under its name, with its initial value', () => {
    renderInKit(
      <form>
        <TextField name="line" label="Line" defaultValue="Ama" />
        <TextField name="lines" label="Lines" minRows={3} defaultValue="Two" />
        <ChoiceField
          name="choice"
          label="Choice"
          options={['A', { value: 'b', label: 'B' }]}
          defaultValue="b"
        />
        <ChoiceField name="open" label="Open" options={['A']} choose="Choose" />
        <CheckboxField name="box" label="Box" defaultChecked />
        <CheckboxField name="empty" label="Empty" />
      </form>,
    );
    expect(sent()).toEqual({
      line: 'Ama',
      lines: 'Two',
      choice: 'b',
      open: '',
      box: 'on',
    });
  });

  it.each([
    ['textbox', <TextField key="" name="a" label="Name" {...words} />],
    ['textbox', <TextField key="" name="a" label="Name" minRows={2} {...words} />],
    ['combobox', <ChoiceField key="" name="a" label="Name" options={['A']} {...words} />],
    ['checkbox', <CheckboxField key="" name="a" label="Name" {...words} />],
  ])('describes its control by its texts: %s', (role, field) => {
    renderInKit(field);
    const control = screen.getByRole(role, { name: 'Name (required)' });
    expect(descriptionOf(control)).toEqual([words.helperText, words.error]);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-required')).toBe('true');
  });

  it('is styled by the theme, under KitField for all fields or under its own name', () => {
    const theme = createKitTheme({
      overrides: {
        components: {
          KitField: {
            styleOverrides: { control: { marginTop: '7px' }, tick: { marginTop: '7px' } },
          },
          KitDateTimeField: { styleOverrides: { open: { marginTop: '7px' } } },
        },
      },
    });
    renderInKit(
      <>
        <TextField name="line" label="Line" />
        <CheckboxField name="box" label="Box" />
        <DateTimeField name="time" model={contactFields.time} />
      </>,
      { theme, cache: createClientCache() },
    );
    const line = screen.getByLabelText('Line').parentElement;
    const tick = screen.getByLabelText('Box').closest('label');
    const open = screen.getByRole('button', { name: contactFields.time.open });
    for (const part of [line, tick, open]) {
      expect(part && getComputedStyle(part).marginTop).toBe('7px');
    }
  });
});

describe('§5.1 a phone number', () => {
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

  it('is posted as typed without a script, and offers one country', () => {
    input().value = '024 412 7730';
    expect(posted()).toEqual([['phone', '024 412 7730']]);
    expect(countries()).toBe(1);
  });

  it('keeps its element, focus and typed text when React starts', () => {
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

  it('another country changes the placeholder', () => {
    start();
    const select = document.querySelector('select');
    if (select) fireEvent.change(select, { target: { value: 'TG' } });
    expect(select?.value).toBe('TG');
    expect(input().placeholder).toBe('+228');
  });
});
