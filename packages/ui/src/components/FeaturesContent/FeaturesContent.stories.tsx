import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { featuresHtml } from '../../fixtures/products.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { FeaturesContent } from './FeaturesContent.tsx';

export default {
  title: 'Feedback/FeaturesContent',
  component: FeaturesContent,
  parameters: usage({
    when: 'The `content` of a `FeaturesDialog` that asks for its features when it opens.',
    not: 'For a text that is there with the page (`RichText`).',
    accessibility: "'Loading...' is a status, which is announced; the features are plain text.",
    limits: "A record's text, which may be long.",
    focus: [],
  }),
  args: { html: featuresHtml },
  decorators: [onSurface('page')],
} satisfies Meta<typeof FeaturesContent>;

type Story = StoryObj<typeof FeaturesContent>;

export const Ready: Story = {};

/** 'Loading...' until the features are there (§4.7). */
export const Waiting: Story = {
  args: { html: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
