import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longProducts, products } from '../../fixtures/products.ts';
import { rightToLeft, usage } from '../../stories/story.tsx';
import { QuoteBanner } from './QuoteBanner.tsx';

export default {
  title: 'Content/QuoteBanner',
  component: QuoteBanner,
  parameters: usage({
    when: 'One offer between the parts of a page.',
    not: "At the page's end (`ClosingBanner`).",
    accessibility: 'Labelled by its title.',
    limits:
      'Title of up to 8 words, one sentence, one action. `wideOnly` hides it on small screens.',
    focus: ['link'],
  }),
  args: {
    title: 'Know the price before you decide',
    action: { label: 'Get a Quote', href: 'https://buy.example/', external: true },
  },
} satisfies Meta<typeof QuoteBanner>;

type Story = StoryObj<typeof QuoteBanner>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toBeVisible();
  },
};

export const WithText: Story = { args: { text: 'Four questions to a price.' } };

/** Shown on large screens only (§2.9). */
export const WideOnly: Story = {
  args: { ...products.quote },
  play: async ({ canvasElement }) => {
    const large = window.matchMedia('(min-width: 1161px)').matches;
    const banner = canvasElement.querySelector('section');
    await expect(banner?.checkVisibility()).toBe(large);
  },
};

export const LongWords: Story = { args: { ...longProducts.quote, wideOnly: false } };

export const RightToLeft: Story = rightToLeft;
