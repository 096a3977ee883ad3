import type { Meta, StoryObj } from '@storybook/react-vite';
import { onGround } from '../../stories/grounds.tsx';
import { ResultCount } from './ResultCount.tsx';

const meta = {
  title: 'Components/ResultCount',
  component: ResultCount,
  args: { children: '16 articles' },
  decorators: [onGround('page')],
} satisfies Meta<typeof ResultCount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { children: '' } };
