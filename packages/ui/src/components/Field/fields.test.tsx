// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createClientCache } from '../../emotion-cache.ts';
import { contactFields } from '../../fixtures/forms.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { createKitTheme } from '../../theme/create-kit-theme.ts';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { ChoiceField } from '../ChoiceField/ChoiceField.tsx';
import { DateTimeField } from '../DateTimeField/DateTimeField.tsx';
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
  it('is sent under its name, with its first value', () => {
    renderInKit(
      <form>
        <TextField name="line" label="Line" defaultValue="Ama" />
        <TextField name="lines" label="Lines" rows={3} defaultValue="Two" />
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
    ['textbox', <TextField key="" name="a" label="Name" rows={2} {...words} />],
    ['combobox', <ChoiceField key="" name="a" label="Name" options={['A']} {...words} />],
    ['checkbox', <CheckboxField key="" name="a" label="Name" {...words} />],
  ])('has its texts at its control: %s', (role, field) => {
    renderInKit(field);
    const control = screen.getByRole(role, { name: 'Name (required)' });
    expect(descriptionOf(control)).toEqual([words.helperText, words.error]);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-required')).toBe('true');
  });

  it('has no attribute of another state', () => {
    renderInKit(<TextField name="a" label="Name" />);
    const names = screen.getByRole('textbox').getAttributeNames();
    expect(names.filter((name) => name.startsWith('aria-'))).toEqual([]);
  });

  it('is named by its label, and renders its root as `component`', () => {
    renderInKit(<TextField component="section" name="a" label="Name" id="name" />);
    const label = screen.getByText('Name');
    expect(label.parentElement?.matches('section.MuiFormControl-root')).toBe(true);
    expect(screen.getByLabelText('Name').matches('input#name')).toBe(true);
  });

  it('gives each slot its `slotProps`', () => {
    const marked = (name: string) => ({ 'data-part': name, sx: { marginTop: '7px' } });
    const slotProps = { control: marked('control'), tick: marked('tick') };
    renderInKit(
      <>
        <CheckboxField name="box" label="Box" slotProps={slotProps} />
        <DateTimeField
          name="time"
          model={contactFields.time}
          slotProps={{ open: marked('open'), panel: marked('panel') }}
        />
      </>,
      { cache: createClientCache() },
    );
    fireEvent.click(screen.getByRole('button', { name: contactFields.time.open }));
    const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')];
    expect(parts.map(({ dataset }) => dataset.part)).toEqual(['tick', 'control', 'open', 'panel']);
    for (const part of parts) expect(getComputedStyle(part).marginTop).toBe('7px');
  });

  it('is styled by the theme: under KitField for all fields, under its own name for one', () => {
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
