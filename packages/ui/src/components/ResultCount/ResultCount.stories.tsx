import type { Meta, StoryObj } from '@storybook/react-vite';
import { rightToLeft } from '../../stories/right-to-left.ts';
import { onSurface } from '../../stories/surfaces.tsx';
import { usage } from '../../stories/usage.ts';
import { ResultCount } from './ResultCount.tsx';

const meta = {
  title: 'Feedback/ResultCount',
  component: ResultCount,
  parameters: usage({
    when: 'How many items a list shows, where a filter or a page changes that.',
    not: 'For totals that never change.',
    accessibility: 'A polite status: a change is announced when nothing else is being said.',
    limits: 'One short phrase.',
    focus: [],
  }),
  args: { children: '16 articles' },
  decorators: [onSurface('page')],
} satisfies Meta<typeof ResultCount>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { children: '' } };

export const RightToLeft: Story = rightToLeft;
