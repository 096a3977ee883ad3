import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeedbackForm } from '../../components/FeedbackForm/FeedbackForm.tsx';
import { feedback, feedbackSchema } from '../../fixtures/forms.ts';
import { usage } from '../../stories/story.tsx';
import { FeedbackTemplate } from './FeedbackTemplate.tsx';

export default {
  title: 'Templates/FeedbackTemplate',
  component: FeedbackTemplate,
  parameters: usage({
    when: 'The page to which the footer’s Feedback leads without JavaScript.',
    not: 'Where a script runs: `FeedbackForm` in a `Dialog`.',
    accessibility: 'One `h1`; the message after sending is a status that takes the focus.',
    limits: 'One form.',
    focus: ['button', 'link', 'text', 'radio', 'slider'],
    ownWindow: 900,
  }),
  args: {
    model: { hero: { title: feedback.title } },
    form: <FeedbackForm model={feedback} schema={feedbackSchema} action="#" />,
  },
} satisfies Meta<typeof FeedbackTemplate>;

type Story = StoryObj<typeof FeedbackTemplate>;

export const Default: Story = {};

/** After the feedback was saved (§8). */
export const Saved: Story = {
  args: {
    model: {
      hero: { title: feedback.title },
      outcome: {
        severity: 'success',
        message: 'Submitted successfully and email sent!',
        home: { label: 'Go to the home page', href: '#' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Submitted successfully');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
