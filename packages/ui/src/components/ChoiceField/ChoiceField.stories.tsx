import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../fixtures/lengthened.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { ChoiceField } from './ChoiceField.tsx';

export default {
  title: 'Forms/ChoiceField',
  component: ChoiceField,
  parameters: usage({
    when: 'One of a few known answers.',
    not: 'For links to pages.',
    accessibility:
      "The browser's own list, with its keys and its look on a phone. Label, hint and error are its name and description.",
    limits:
      'Options of 1 to 5 words; a longer one is cut off in the field, and shown whole in the list.',
    focus: ['select'],
  }),
  args: {
    name: 'enquiry',
    label: 'Enquiry related',
    choose: 'Select at least one option',
    options: ['Motor', 'Travel', { value: 'home', label: 'Home and contents' }],
  },
  decorators: [onSurface('page')],
} satisfies Meta<typeof ChoiceField>;

type Story = StoryObj<typeof ChoiceField>;

export const Default: Story = {};

export const Chosen: Story = { args: { defaultValue: 'Travel' } };

export const WithError: Story = { args: { required: true, error: 'Choose one.' } };

export const Long: Story = {
  args: {
    label: longWord.repeat(2),
    options: [longWord.repeat(3)],
    defaultValue: longWord.repeat(3),
  },
};
