import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longMotor, productTabs } from '../../fixtures/products.ts';
import { longWord } from '../../fixtures/texts.ts';
import { fitsWindow, inRowOf, onSurface, usage } from '../../stories/story.tsx';
import { TabNav } from './TabNav.tsx';

export default {
  title: 'Navigation/TabNav',
  component: TabNav,
  parameters: usage({
    when: 'For links between similar pages, such as the products of an audience; as chips, to filter a list.',
    not: 'Within one page (`CoverAccordion`).',
    accessibility:
      'Links in a named navigation, not ARIA tabs: each has an address that visitors can share. The current link is marked, and scrolled into view if the browser supports it.',
    limits: '2 to 6 tabs of 1 to 3 words; 2 to 12 chips of 1 or 2 words.',
    focus: ['link'],
  }),
  args: { tabs: productTabs },
} satisfies Meta<typeof TabNav>;

export const Default: StoryObj<typeof TabNav> = {};

/** If tabs do not fit, they scroll sideways, and the current one is visible. */
export const Scrolling: StoryObj<typeof TabNav> = {
  args: { tabs: longMotor.tabs },
  decorators: [inRowOf(320)],
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await waitFor(() => expect(current.closest('ul')?.scrollLeft).toBeGreaterThan(0));
  },
};

const chips = Array.from({ length: 30 }, (_, index) => ({
  label: index % 7 === 0 ? longWord : `Category ${index}`,
  href: `#category-${index}`,
  current: index === 3,
}));

/** If chips do not fit on a small screen, they scroll sideways, but the page does not. */
export const Chips: StoryObj<typeof TabNav> = {
  args: { variant: 'chips', 'aria-label': 'Categories', tabs: chips },
  decorators: [onSurface('page')],
  play: fitsWindow,
};
