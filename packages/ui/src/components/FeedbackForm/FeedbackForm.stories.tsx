import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { feedback, feedbackProps } from '../../fixtures/forms.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

export default {
  title: 'Forms/FeedbackForm',
  component: FeedbackForm,
  tags: ['needs-script'],
  parameters: usage({
    when: 'Feedback about the site: stars, a score, a text. In a `Dialog`, or on its own page.',
    not: 'For questions that need an answer (`ContactForm`).',
    accessibility:
      'Stars are radio buttons in a fieldset. The score is a slider that announces its value; screen readers skip the number beside it. A summary links to missing answers. Any other error is an alert.',
    limits: 'The prop `longest` limits the number of characters in the text.',
    focus: ['link', 'button', 'text', 'radio', 'slider'],
  }),
  args: { ...feedbackProps, onSend: fn() },
  decorators: [onSurface('page')],
} satisfies Meta<typeof FeedbackForm>;

const slider = () => screen.getByRole('slider', { name: feedback.recommend });
const submit = () => fireEvent.click(screen.getByRole('button', { name: feedback.send }));

/** §4.5 No answer is preselected. §5.2 A summary links to missing answers until all are given. */
export const Default: StoryObj<typeof FeedbackForm> = {
  play: async ({ args }) => {
    for (const star of screen.getAllByRole('radio')) await expect(star).not.toBeChecked();
    await expect(slider()).toHaveValue('0');
    await expect(screen.getByText(feedback.unanswered)).toBeVisible();
    submit();
    const summary = await screen.findByRole('group', { name: feedback.incomplete });
    await waitFor(() => expect(summary).toHaveFocus());
    fireEvent.click(within(summary).getByRole('link', { name: feedback.missing.rating }));
    await expect(screen.getByRole('radio', { name: '1 Poor' })).toHaveFocus();
    fireEvent.click(screen.getByRole('radio', { name: '4 Very good' }));
    await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(1));
    await expect(screen.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid');
    await expect(slider()).toBeInvalid();
    const { likely_to_recommend: missing } = feedback.missing;
    await expect(slider()).toHaveAccessibleDescription(new RegExp(missing));
    await expect(args.onSend).not.toHaveBeenCalled();
    fireEvent.change(slider(), { target: { value: '9' } });
    await waitFor(() => expect(summary).not.toBeInTheDocument());
    await expect(slider()).not.toHaveAttribute('aria-invalid');
    await expect(slider()).toHaveAttribute('aria-valuetext', '9 of 10');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' More in Twi. ' } });
    submit();
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ rating: '4', likely_to_recommend: '9', feedback: 'More in Twi.' }),
      expect.stringMatching(/^[\da-f-]{36}$/),
    );
  },
};

/** §5.2 After a post without JavaScript, a summary links to the missing answers. */
export const RefusedByServer: StoryObj<typeof FeedbackForm> = {
  args: { answer: { problems: [{ field: 'rating', problem: 'missing' }] } },
};
