import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord } from '../../fixtures/home.ts';
import { filter } from '../../fixtures/pages.ts';
import { onGround } from '../../stories/grounds.tsx';
import { FilterTabs } from './FilterTabs.tsx';

const meta = {
  title: 'Components/FilterTabs',
  component: FilterTabs,
  args: filter,
  decorators: [onGround('page')],
} satisfies Meta<typeof FilterTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  },
};

/** More tabs than fit scroll; the page never does. */
export const Long: Story = {
  args: {
    tabs: Array.from({ length: 30 }, (_, index) => ({
      label: index % 7 === 0 ? longWord : `Category ${index}`,
      href: `#category-${index}`,
      current: index === 3,
    })),
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Empty: Story = { args: { tabs: [] } };
