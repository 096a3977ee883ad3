import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyInsights, insights } from '../../fixtures/pages.ts';
import { usage } from '../../stories/story.tsx';
import { InsightsTemplate } from './InsightsTemplate.tsx';

export default {
  title: 'Templates/InsightsTemplate',
  component: InsightsTemplate,
  parameters: usage({
    when: 'All articles, with filter and pages.',
    not: 'The articles of a home (`ArticleGrid`), or a list without an `CallToAction`: `FilterTabs`, `ArticleGrid` and `Pager` in a `Section`.',
    accessibility: 'Filter and pages are links; the count is announced when it changes.',
    limits: 'The latest two, then as many cards as a page has.',
    focus: ['link'],
    ownWindow: 900,
  }),
  args: { model: insights },
} satisfies Meta<typeof InsightsTemplate>;

type Story = StoryObj<typeof InsightsTemplate>;

export const Default: Story = {};

/** A category without an article: one sentence and one link. */
export const EmptyCategory: Story = { args: { model: emptyInsights } };
