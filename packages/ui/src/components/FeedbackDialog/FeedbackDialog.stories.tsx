import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { feedback } from '../../fixtures/forms.ts';
import { Opened } from '../../stories/Opened.tsx';
import { rightToLeft } from '../../stories/right-to-left.ts';
import { usage } from '../../stories/usage.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';

const meta = {
  title: 'Components/FeedbackDialog',
  component: FeedbackDialog,
  parameters: usage({
    when: 'An opinion of the site: stars, a score, words.',
    not: 'For questions that need an answer (`ContactForm`).',
    accessibility: 'As `Dialog` and `FeedbackForm`.',
    limits: 'The words may have 5,000 characters.',
    ownWindow: 820,
  }),
  args: {
    id: 'feedback',
    model: feedback,
    action: '#',
    state: { status: 'idle' },
    onSend: fn(),
  },
  render: (dialog) => (
    <Opened id={dialog.id}>
      <FeedbackDialog {...dialog} />
    </Opened>
  ),
} satisfies Meta<typeof FeedbackDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** §4.5 It opens with no star, a score of 0 and no text. */
export const Open: Story = {
  play: async () => {
    for (const star of screen.getAllByRole('radio')) await expect(star).not.toBeChecked();
    await expect(screen.getByRole('slider', { name: feedback.recommend })).toHaveValue('0');
    await expect(screen.getByRole('textbox')).toHaveValue('');
  },
};

/** §8 An error is shown in the form, and nothing that was typed is lost. */
export const Failed: Story = {
  args: { state: { status: 'failed', message: 'Failed to submit feedback. Please try again.' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit feedback');
  },
};

export const Sending: Story = { args: { state: { status: 'sending' } } };

export const Closed: Story = { render: (dialog) => <FeedbackDialog {...dialog} /> };

export const RightToLeft: Story = { ...rightToLeft, tags: ['only-purple'] };
