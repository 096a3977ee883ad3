import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../fixtures/lengthened.ts';
import { filter } from '../../fixtures/pages.ts';
import { fitsWindow, onSurface, usage } from '../../stories/story.tsx';
import { FilterTabs } from './FilterTabs.tsx';

export default {
  title: 'Navigation/FilterTabs',
  component: FilterTabs,
  parameters: usage({
    when: 'Choosing what one list shows.',
    not: 'Between pages (`TabNav`).',
    accessibility:
      'Links in a named navigation, the chosen one `aria-current`; works without script. They scroll sideways when they do not fit. The address is the state: a query, or the part after `#`.',
    limits: '2 to 12 categories of 1 or 2 words.',
    focus: ['link'],
  }),
  args: filter,
  decorators: [onSurface('page')],
} satisfies Meta<typeof FilterTabs>;

type Story = StoryObj<typeof FilterTabs>;

export const Default: Story = {};

/** Tabs that do not fit scroll sideways; the page does not. */
export const Long: Story = {
  args: {
    tabs: Array.from({ length: 30 }, (_, index) => ({
      label: index % 7 === 0 ? longWord : `Category ${index}`,
      href: `#category-${index}`,
      current: index === 3,
    })),
  },
  play: fitsWindow,
};

export const Empty: Story = { args: { tabs: [] } };
