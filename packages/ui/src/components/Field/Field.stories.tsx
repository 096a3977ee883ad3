import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../fixtures/lengthened.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { writtenAs } from '../../stories/story-code.ts';
import { Field, type FieldControl } from './Field.tsx';
import { Select } from './Select.tsx';
import { TextArea, TextInput } from './TextInput.tsx';

/** The kit's own inputs are not exported: an application has its own. */
const inputCode = '(control) => <input {...control} />';

export default {
  title: 'Forms/Field',
  component: Field,
  parameters: usage({
    when: 'Around every control of a form: it connects label, hint and error with the control.',
    not: 'Around a checkbox or radio buttons, whose label stands beside them.',
    accessibility:
      "Label, hint and error are the control's name and description; 'required' is a word, not a star.",
    limits: 'Label of 1 to 4 words; hint and error one sentence that says what to do.',
    focus: ['text', 'select'],
  }),
  args: {
    id: 'first-name',
    label: 'First name',
    children: writtenAs(inputCode, (control: FieldControl) => (
      <TextInput {...control} autoComplete="given-name" />
    )),
  },
  decorators: [onSurface('page')],
} satisfies Meta<typeof Field>;

type Story = StoryObj<typeof Field>;

export const Text: Story = {};

/** 'Required' is written out; the error says what to do and is announced with the control. */
export const WithError: Story = {
  args: { required: 'required', error: 'Enter your first name.' },
};

export const Valid: Story = {
  args: {
    hint: 'As it stands in your passport.',
    valid: 'This is complete.',
    children: writtenAs(inputCode, (control: FieldControl) => (
      <TextInput {...control} data-state="valid" defaultValue="Ama" />
    )),
  },
};

export const Choice: Story = {
  args: {
    label: 'Request Related',
    children: writtenAs(
      '(control) => <select {...control}><option>Certificate</option></select>',
      (control: FieldControl) => (
        <Select {...control}>
          <option>Select at least one option</option>
          <option>Certificate</option>
        </Select>
      ),
    ),
  },
};

export const Lines: Story = {
  args: {
    label: 'Message',
    children: writtenAs(
      '(control) => <textarea {...control} rows={6} />',
      (control: FieldControl) => <TextArea {...control} rows={6} />,
    ),
  },
};

export const Long: Story = {
  args: {
    label: `${longWord} ${longWord}`,
    hint: longWord.repeat(3),
    error: longWord.repeat(3),
    children: writtenAs(inputCode, (control: FieldControl) => (
      <TextInput {...control} defaultValue={longWord.repeat(3)} />
    )),
  },
};
