import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { feedback } from '../../fixtures/forms.ts';
import { Opened } from '../../stories/Opened.tsx';
import { rightToLeft } from '../../stories/rightToLeft.ts';
import { usage } from '../../stories/usage.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';

const meta = {
  title: 'Components/FeedbackDialog',
  component: FeedbackDialog,
  parameters: usage({
    when: 'An opinion of the site: stars, a score, words.',
    not: 'For questions that need an answer (`ContactForm`).',
    accessibility:
      'Stars are a radio group in a fieldset; the score is a slider whose value is said; a refusal is an alert.',
    limits: 'The words may have 5,000 characters.',
    ownWindow: 820,
  }),
  args: {
    id: 'feedback',
    model: feedback,
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

const slider = () => screen.getByRole('slider', { name: feedback.recommend });
/** A press as a keyboard makes it: without a place on the screen. */
const press = (element: HTMLElement) => fireEvent.click(element);
const submit = () => press(screen.getByRole('button', { name: feedback.send }));

/** §4.5 It opens with no star, a score of 0 and no text. */
export const Open: Story = {
  play: async () => {
    for (const star of screen.getAllByRole('radio')) await expect(star).not.toBeChecked();
    await expect(slider()).toHaveValue('0');
    await expect(screen.getByRole('textbox')).toHaveValue('');
  },
};

/** §5.2 Without a star or a score it is refused. */
export const Incomplete: Story = {
  play: async ({ args }) => {
    submit();
    await expect(await screen.findByRole('alert')).toHaveTextContent(feedback.incomplete);
    press(screen.getByRole('radio', { name: '4 Very good' }));
    submit();
    await expect(await screen.findByRole('alert')).toHaveTextContent(feedback.incomplete);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** §3 Stars, score and words are handed over; the score is seen as it is set. */
export const Complete: Story = {
  play: async ({ args }) => {
    press(screen.getByRole('radio', { name: '4 Very good' }));
    fireEvent.change(slider(), { target: { value: '9' } });
    await expect(screen.getByRole('status')).toHaveTextContent('9');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'More in Twi, please.' } });
    submit();
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith({
      rating: 4,
      likely_to_recommend: 9,
      feedback: 'More in Twi, please.',
    });
  },
};

/** §8 A refusal is said where the visitor is, and nothing is lost. */
export const Failed: Story = {
  args: { state: { status: 'failed', message: 'Failed to submit feedback. Please try again.' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit feedback');
  },
};

export const Sending: Story = { args: { state: { status: 'sending' } } };

export const Closed: Story = { render: (dialog) => <FeedbackDialog {...dialog} /> };

export const RightToLeft: Story = { ...rightToLeft, tags: ['only-purple'] };
