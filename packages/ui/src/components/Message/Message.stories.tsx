import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../fixtures/lengthened.ts';
import { rightToLeft, rowOf, usage } from '../../stories/story.tsx';
import { Message } from './Message.tsx';

export default {
  title: 'Feedback/Message',
  component: Message,
  parameters: usage({
    when: 'The outcome of an action, beside what was done.',
    not: "In the window's corner (`Toasts`), or at a field (`Field`).",
    accessibility:
      "Icon and words say the tone, colour only repeats it. The caller chooses the role: `status` or `alert` for one that appears, `group` with `tabIndex={-1}` and a `ref` for one that takes the focus, such as a list of a form's mistakes.",
    limits: 'One or two sentences.',
    focus: [],
  }),
  args: { tone: 'success', children: 'Message sent successfully!' },
  decorators: [rowOf],
} satisfies Meta<typeof Message>;

type Story = StoryObj<typeof Message>;

export const Success: Story = {};
export const Failure: Story = {
  args: { tone: 'error', children: 'Failed to send message. Please try again.' },
};
export const Info: Story = { args: { tone: 'info', children: 'Your last message was not sent.' } };
export const Long: Story = { args: { children: `${longWord} ${longWord} ${longWord}` } };

export const RightToLeft: Story = rightToLeft;
