// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInKit } from '../../stories/renderInKit.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { ChoiceField } from '../ChoiceField/ChoiceField.tsx';
import { RadioField } from '../RadioField/RadioField.tsx';
import { TextField } from '../TextField/TextField.tsx';

afterEach(cleanup);

const words = { required: 'required', hint: 'As in your passport.', error: 'Say it.' };

/** What a form sends. */
const sent = () => {
  const form = document.forms[0];
  return form && Object.fromEntries(new FormData(form));
};

/** The words that describe an element, in their order. */
const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('every ready-made field', () => {
  it('is sent under its name, with what it came with', () => {
    renderInKit(
      <form>
        <TextField name="line" label="Line" defaultValue="Ama" />
        <TextField name="lines" label="Lines" rows={3} defaultValue="Two" />
        <ChoiceField name="choice" label="Choice" options={['A', 'B']} defaultValue="B" />
        <ChoiceField name="open" label="Open" options={['A']} choose="Choose" />
        <CheckboxField name="box" label="Box" defaultChecked />
        <CheckboxField name="empty" label="Empty" />
        <RadioField
          name="radio"
          label="Radio"
          options={['A', { value: 'b', label: 'B' }]}
          defaultValue="b"
        />
      </form>,
    );
    expect(sent()).toEqual({
      line: 'Ama',
      lines: 'Two',
      choice: 'B',
      open: '',
      box: 'on',
      radio: 'b',
    });
  });

  it.each([
    ['textbox', <TextField key="" name="a" label="Name" {...words} />],
    ['textbox', <TextField key="" name="a" label="Name" rows={2} {...words} />],
    ['combobox', <ChoiceField key="" name="a" label="Name" options={['A']} {...words} />],
    ['checkbox', <CheckboxField key="" name="a" label="Name" {...words} />],
    ['radiogroup', <RadioField key="" name="a" label="Name" options={['A']} {...words} />],
  ])('has its words at its control: %s', (role, field) => {
    renderInKit(field);
    const control = screen.getByRole(role, { name: 'Name (required)' });
    expect(descriptionOf(control)).toEqual([words.hint, words.error]);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-required')).toBe('true');
  });

  it('says nothing of a state that it is not in', () => {
    renderInKit(<TextField name="a" label="Name" />);
    const names = screen.getByRole('textbox').getAttributeNames();
    expect(names.filter((name) => name.startsWith('aria-'))).toEqual([]);
  });

  it('gives its root what MUI gives one, and its control what `slotProps` say', () => {
    const root = createRef<HTMLDivElement>();
    renderInKit(
      <TextField
        ref={root}
        component="section"
        className="mine"
        data-wide=""
        sx={{ marginTop: '7px' }}
        name="a"
        label="Name"
        id="name"
        slotProps={{ control: { 'data-kind': 'name' }, label: { 'data-of': 'name' } }}
      />,
    );
    expect(root.current?.tagName).toBe('SECTION');
    expect(root.current?.matches('.mine.MuiFormControl-root[data-wide]')).toBe(true);
    expect(root.current && getComputedStyle(root.current).marginTop).toBe('7px');
    expect(screen.getByRole('textbox').matches('#name[data-kind=name]')).toBe(true);
    expect(screen.getByText('Name').matches('label[for=name][data-of=name]')).toBe(true);
  });

  it('leads an error summary to the first of its radio buttons', () => {
    renderInKit(<RadioField id="first" name="a" label="Name" options={['A', 'B']} />);
    expect(document.getElementById('first')).toBe(screen.getByRole('radio', { name: 'A' }));
  });
});
