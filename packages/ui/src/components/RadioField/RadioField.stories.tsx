import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../../fixtures/lengthened.ts';
import { onSurface, rightToLeft, usage } from '../../stories/story.tsx';
import { RadioField } from './RadioField.tsx';

export default {
  title: 'Forms/RadioField',
  component: RadioField,
  parameters: usage({
    when: 'One of two to four answers, all of which show.',
    not: 'For more answers (`ChoiceField`), or for several at once (`CheckboxField`).',
    accessibility:
      'A group named by its label and described by its hint and error; arrow keys go from answer to answer.',
    limits: 'Answers of 1 to 8 words.',
    focus: ['radio'],
  }),
  args: {
    name: 'answer_by',
    label: 'How shall we answer?',
    options: [
      { value: 'phone', label: 'By phone' },
      { value: 'email', label: 'By email' },
    ],
  },
  decorators: [onSurface('page')],
} satisfies Meta<typeof RadioField>;

type Story = StoryObj<typeof RadioField>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How shall we answer?' })).toBeVisible();
    await userEvent.click(canvas.getByText('By email'));
    await expect(canvas.getByRole('radio', { name: 'By email' })).toBeChecked();
  },
};

export const WithError: Story = {
  args: { required: 'required', hint: 'One of both.', error: 'Choose one.' },
};

export const Long: Story = { args: { label: longWord.repeat(2), options: [longWord.repeat(3)] } };

export const RightToLeft: Story = rightToLeft;
