import type { Meta, StoryObj } from '@storybook/react-vite';
import { onSurface, usage } from '../../stories/story.tsx';
import { Field, type FieldControl } from './Field.tsx';
import { TextInput } from './inputs.tsx';

export default {
  title: 'Forms/Field',
  component: Field,
  parameters: usage({
    when: 'Around every control of a form: it connects label, hint and error with the control.',
    not: 'Around a checkbox or radio buttons, whose label stands beside them.',
    accessibility:
      "Label, hint and error are the control's name and description; 'required' is a word, not a star.",
    limits: 'Label of 1 to 4 words; hint and error one sentence that says what to do.',
    focus: ['text'],
  }),
  args: {
    id: 'first-name',
    label: 'First name',
    children: (control: FieldControl) => <TextInput {...control} autoComplete="given-name" />,
  },
  decorators: [onSurface('page')],
} satisfies Meta<typeof Field>;

type Story = StoryObj<typeof Field>;

export const Text: Story = {};

/** 'Required' is written out. The error says what to do, and screen readers announce it. */
export const WithError: Story = {
  args: { required: true, error: 'Enter your first name.' },
};

export const Valid: Story = {
  args: {
    helperText: 'As it stands in your passport.',
    valid: 'This is complete.',
    children: (control: FieldControl) => (
      <TextInput {...control} data-state="valid" defaultValue="Ama" />
    ),
  },
};
