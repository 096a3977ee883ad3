import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../../fixtures/lengthened.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { TextField } from './TextField.tsx';

export default {
  title: 'Forms/TextField',
  component: TextField,
  parameters: usage({
    when: 'Words that somebody types in a form: a name, an address, a message (`rows`).',
    not: 'For one of a few known answers (`ChoiceField`), or a phone number.',
    accessibility:
      "Label, hint and error are the input's name and description; 'required' is a word. Say `autoComplete` where a browser can know the answer.",
    limits: 'Label of 1 to 4 words; hint and error one sentence that says what to do.',
    focus: ['text'],
  }),
  args: { name: 'first_name', label: 'First name', autoComplete: 'given-name' },
  decorators: [onSurface('page')],
} satisfies Meta<typeof TextField>;

type Story = StoryObj<typeof TextField>;

export const Line: Story = {};

export const Lines: Story = {
  args: { name: 'message', label: 'Message', rows: 6, helperText: 'Leave out policy numbers.' },
};

export const WithError: Story = { args: { required: true, error: 'Enter your first name.' } };

/** With the props of MUI's TextField. */
export const AsInMui: Story = {
  args: {
    name: 'message',
    label: 'Message',
    required: true,
    multiline: true,
    error: true,
    helperText: 'Write a sentence or two.',
    disabled: false,
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message (required)' });
    await expect(field).toHaveAccessibleDescription('Write a sentence or two.');
    await expect(field).toBeInvalid();
  },
};

export const Long: Story = {
  args: { label: longWord.repeat(2), helperText: longWord.repeat(3), error: longWord.repeat(3) },
};
