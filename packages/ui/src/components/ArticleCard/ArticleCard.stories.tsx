import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards, longHome } from '../../fixtures/home.ts';
import { usage } from '../../stories/story.tsx';
import { articleOf } from '../../templates/of-models.tsx';
import { ArticleCard } from './ArticleCard.tsx';

export default {
  title: 'Content/ArticleCard',
  component: ArticleCard,
  parameters: usage({
    when: 'An article: in a list with others, or as a row beside an open article or ahead of a list.',
    not: 'For a product (`ProductCards`).',
    accessibility:
      "The whole card is the link's target, but the link is named 'Read More' and the heading, so that a list of links makes sense.",
    limits:
      'Heading of 3 to 10 words, excerpt of one or two sentences. Date, excerpt and picture are optional.',
    focus: ['link'],
  }),
  args: articleOf(cards[0]),
} satisfies Meta<typeof ArticleCard>;

type Story = StoryObj<typeof ArticleCard>;

export const Default: Story = {};

export const SmallRow: Story = { args: articleOf(cards[0], 'small') };

export const Row: Story = { args: articleOf(cards[0], 'always') };

/** A row without picture, category and date, for use above a list that shows the same article. */
export const BareRow: Story = {
  args: { row: 'always', picture: undefined, category: undefined, date: undefined },
};

export const Lead: Story = { args: { lead: true } };

export const LongWords: Story = { args: articleOf(longHome.insights.cards?.[0] ?? cards[0]) };
