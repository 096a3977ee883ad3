import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../fixtures/home.ts';
import { rowOf } from '../../stories/grounds.tsx';
import { Message } from './Message.tsx';

const meta = {
  title: 'Components/Message',
  component: Message,
  args: { tone: 'success', children: 'Message sent successfully!' },
  decorators: [rowOf],
} satisfies Meta<typeof Message>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = {
  args: { tone: 'error', children: 'Failed to send message. Please try again.' },
};
export const Info: Story = { args: { tone: 'info', children: 'Your last message was not sent.' } };
export const Long: Story = { args: { children: `${longWord} ${longWord} ${longWord}` } };
