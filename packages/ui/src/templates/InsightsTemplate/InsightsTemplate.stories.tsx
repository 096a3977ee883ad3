import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyInsights, insights } from '../../fixtures/pages.ts';
import { rightToLeft } from '../../stories/right-to-left.ts';
import { usage } from '../../stories/usage.ts';
import { InsightsTemplate } from './InsightsTemplate.tsx';

const meta = {
  title: 'Templates/InsightsTemplate',
  component: InsightsTemplate,
  parameters: usage({
    when: 'All articles, with filter and pages.',
    not: 'The articles of a home (`ArticleGrid`), or a list without an `AccountBand`: `FilterTabs`, `ArticleGrid` and `Pager` in a `Section`.',
    accessibility: 'Filter and pages are links; the count is announced when it changes.',
    limits: 'The latest two, then as many cards as a page has.',
    focus: ['link'],
    ownWindow: 900,
  }),
  args: { model: insights },
} satisfies Meta<typeof InsightsTemplate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A category without an article: one sentence and one link. */
export const EmptyCategory: Story = { args: { model: emptyInsights } };

/** The cards are loading (§4.1). */
export const Loading: Story = {
  args: { model: { ...insights, list: { ...emptyInsights.list, cards: undefined } } },
};

export const RightToLeft: Story = rightToLeft;
