import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards, longHome, noArticles } from '../../fixtures/home.ts';
import { usage } from '../../stories/story.tsx';
import { ArticleGrid } from './ArticleGrid.tsx';

export default {
  title: 'Content/ArticleGrid',
  component: ArticleGrid,
  parameters: usage({
    when: 'The insights of a home, and the list of all articles.',
    not: 'For fewer than two articles: show `ArticleCard`. It does not page: put `Pager` below.',
    accessibility:
      "A list with an item for each card. Until it has loaded a polite status says 'Loading...'.",
    limits:
      'Looks best with 4 or 6 cards. An empty list says so in one sentence, with a picture and one link.',
    focus: ['link'],
  }),
  args: { cards, empty: noArticles },
} satisfies Meta<typeof ArticleGrid>;

type Story = StoryObj<typeof ArticleGrid>;

export const Default: Story = {};

export const OddNumber: Story = { args: { cards: cards.slice(0, 5) } };

/** The list of all articles: the latest ones are shown above it, so it needs no lead. */
export const Equal: Story = { args: { equal: true } };

export const LongWords: Story = { args: { cards: longHome.insights.cards } };

export const Awaited: Story = { args: { cards: undefined } };

export const Empty: Story = { args: { cards: [] } };

export const EmptyInOneSentence: Story = {
  args: { cards: [], empty: { message: noArticles.message } },
};
