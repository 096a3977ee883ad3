import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longMotor, productTabs } from '../../fixtures/products.ts';
import { usage } from '../../stories/story.tsx';
import { TabNav } from './TabNav.tsx';

export default {
  title: 'Navigation/TabNav',
  component: TabNav,
  parameters: usage({
    when: 'Between sister pages, such as the products of an audience.',
    not: 'Within one page (`CoverAccordion`, `FilterTabs`).',
    accessibility:
      'Links in a named navigation, not ARIA tabs: each leads to a page. The current one is marked, and scrolled into view where the browser supports it.',
    limits: '2 to 6 tabs of 1 to 3 words.',
    focus: ['link'],
  }),
  args: productTabs,
} satisfies Meta<typeof TabNav>;

type Story = StoryObj<typeof TabNav>;

export const Default: Story = {};

/**
 * Tabs that do not fit scroll sideways; the page does not. The current one is scrolled into view.
 */
export const Scrolling: Story = {
  args: { ...longMotor.tabs, currentHref: '#end' },
  decorators: [
    (Story) => (
      <div style={{ width: 320, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await waitFor(() => expect(current.closest('ul')?.scrollLeft).toBeGreaterThan(0));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
