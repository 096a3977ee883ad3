import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, notFound } from '../../fixtures/home.ts';
import { ErrorMessage } from './ErrorMessage.tsx';

const meta = {
  title: 'Components/ErrorMessage',
  component: ErrorMessage,
  args: notFound,
} satisfies Meta<typeof ErrorMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};

export const Failed: Story = { args: { message: '500 Internal Server Error' } };

export const LongWords: Story = { args: { message: `${longWord} `.repeat(12) } };
