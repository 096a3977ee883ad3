import type { Meta, StoryObj } from '@storybook/react-vite';
import { onSurface, rightToLeft, usage } from '../../stories/story.tsx';
import { ResultCount } from './ResultCount.tsx';

export default {
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

type Story = StoryObj<typeof ResultCount>;

export const Default: Story = {};

export const Empty: Story = { args: { children: '' } };

export const RightToLeft: Story = rightToLeft;
