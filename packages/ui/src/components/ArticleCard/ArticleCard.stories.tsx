import type { Meta, StoryObj } from '@storybook/react-vite';
import { cards, longHome, picture } from '../../fixtures/home.ts';
import { usage } from '../../stories/story.tsx';
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
  args: cards[0],
} satisfies Meta<typeof ArticleCard>;

type Story = StoryObj<typeof ArticleCard>;

export const Default: Story = {};

/** A row on small screens; on others it looks like any card. */
export const SmallRow: Story = { args: { row: 'small' } };

/** Beside an open article. */
export const Row: Story = { args: { row: 'always' } };

/** Above a list that shows the same article with its picture. */
export const RowWithoutPicture: Story = { args: { row: 'always', picture: undefined } };

/** A record without category, date and picture. */
export const BareRow: Story = {
  render: ({ id, heading, link }) => (
    <ArticleCard id={id} heading={heading} link={link} row="always" picture={picture(840, 600)} />
  ),
};

/** The first of a list, with its text on a panel on large screens. */
export const Lead: Story = { args: { lead: true } };

export const LongWords: Story = { args: longHome.insights.cards?.[0] ?? cards[0] };
