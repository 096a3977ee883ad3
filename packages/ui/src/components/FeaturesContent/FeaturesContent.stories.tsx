import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { featuresHtml } from '../../fixtures/products.ts';
import { safeHtml } from '../../stories/safe-html.ts';
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

/** Covered items have ticks, the others crosses. Lists below another heading keep bullets. */
export const Marked: Story = {
  args: {
    html: safeHtml(
      '<h3>What is covered</h3><ul><li>Fire</li></ul><h3>What is not covered</h3><ul><li>Wear and tear</li></ul><h3>What we need</h3><ul><li>A photograph</li></ul>',
    ),
  },
  play: async ({ canvas }) => {
    const [covered, excluded, other] = canvas
      .getAllByRole('list')
      .map((list) => getComputedStyle(list).listStyleType);
    await expect([covered, excluded, other]).toEqual(['"✓  "', '"✕  "', 'square']);
  },
};

/** 'Loading...' until the features arrive (§4.7). */
export const Waiting: Story = { args: { html: undefined } };
