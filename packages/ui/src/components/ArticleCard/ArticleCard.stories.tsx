import type { Meta } from '@storybook/react-vite';
import { cards } from '../../fixtures/home.ts';
import { usage, withVariants } from '../../stories/story.tsx';
import { articleOf } from '../../templates/model-props.tsx';
import { ArticleCard } from './ArticleCard.tsx';

const { picture: _, category: __, date: ___, ...bare } = cards[0];

export default {
  title: 'Content/ArticleCard',
  component: ArticleCard,
  parameters: usage({
    when: 'An article in a list. As a row: beside an opened article, or above a list.',
    not: 'For a product (`ProductCards`).',
    accessibility: "The link covers the card. Its name is 'Read More' and the heading.",
    limits: 'Heading of 3 to 10 words, excerpt of one or two sentences.',
    focus: ['link'],
  }),
  args: articleOf(cards[0]),
} satisfies Meta<typeof ArticleCard>;

export const Default = withVariants(
  <ArticleCard {...articleOf(cards[0], 'small')} />,
  <ArticleCard {...articleOf(cards[0], 'always')} />,
  // Without a picture: on the articles page, the latest articles above the list have none.
  <ArticleCard {...articleOf(bare, 'always')} />,
  <ArticleCard {...articleOf(cards[0])} lead />,
);
