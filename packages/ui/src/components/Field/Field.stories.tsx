import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../../fixtures/home.ts';
import { onGround } from '../../stories/grounds.tsx';
import { Field, Select, TextArea, TextInput } from './Field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    id: 'first-name',
    label: 'First name',
    children: (control) => <TextInput {...control} autoComplete="given-name" />,
  },
  decorators: [onGround('page')],
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = {};

/** Required is said in words; the error says what to do and is heard with the control. */
export const WithError: Story = {
  args: { required: 'required', error: 'Enter your first name.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'First name (required)' });
    await expect(control).toBeInvalid();
    await expect(control).toBeRequired();
    await expect(control).toHaveAccessibleDescription('Enter your first name.');
  },
};

export const Valid: Story = {
  args: {
    hint: 'As it stands in your passport.',
    valid: 'This is complete.',
    children: (control) => <TextInput {...control} data-state="valid" defaultValue="Ama" />,
  },
};

export const Choice: Story = {
  args: {
    label: 'Request Related',
    children: (control) => (
      <Select {...control}>
        <option>Select at least one option</option>
        <option>Certificate</option>
      </Select>
    ),
  },
};

export const Lines: Story = {
  args: { label: 'Message', children: (control) => <TextArea {...control} rows={6} /> },
};

export const Long: Story = {
  args: {
    label: `${longWord} ${longWord}`,
    hint: longWord.repeat(3),
    error: longWord.repeat(3),
    children: (control) => <TextInput {...control} defaultValue={longWord.repeat(3)} />,
  },
};
