import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { feedback } from '../../fixtures/forms.ts';
import { opened, rightToLeft, usage } from '../../stories/story.tsx';
import { FeedbackDialog } from './FeedbackDialog.tsx';

export default {
  title: 'Feedback/FeedbackDialog',
  component: FeedbackDialog,
  parameters: usage({
    when: 'An opinion of the site: stars, a score, words.',
    not: 'For questions that need an answer (`ContactForm`).',
    accessibility: 'As `Dialog` and `FeedbackForm`.',
    limits: 'The text may have 5,000 characters.',
    focus: ['button', 'text', 'radio', 'slider', 'dialog'],
    ownWindow: 820,
  }),
  args: {
    id: 'feedback',
    model: feedback,
    action: '#',
    state: { status: 'idle' },
    onSend: fn(),
  },
} satisfies Meta<typeof FeedbackDialog>;

type Story = StoryObj<typeof FeedbackDialog>;

export const Open: Story = { decorators: [opened] };

/** §8 An error is shown in the form, and nothing that was typed is lost. */
export const Failed: Story = {
  decorators: [opened],
  args: { state: { status: 'failed', message: 'Failed to submit feedback. Please try again.' } },
};

export const Sending: Story = {
  args: { state: { status: 'sending' } },
  decorators: [opened],
};

export const Closed: Story = {};

export const RightToLeft: Story = {
  ...rightToLeft,
  decorators: [opened],
};
