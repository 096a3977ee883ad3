import type { Meta } from '@storybook/react-vite';
import { cards, noArticles } from '../../fixtures/home.ts';
import { usage, withVariants } from '../../stories/story.tsx';
import { emptyOf } from '../../templates/model-props.tsx';
import { articleItems } from '../../templates/page-parts.tsx';
import { ArticleGrid, EmptyList } from './ArticleGrid.tsx';

export default {
  title: 'Content/ArticleGrid',
  component: ArticleGrid,
  subcomponents: { EmptyList },
  parameters: usage({
    when: 'The articles on a home page, and the list of all articles.',
    not: 'For one article (`ArticleCard`) or none (`EmptyList`). For several pages, put `Pager` below.',
    accessibility: 'A list with an item for each card.',
    limits: 'Looks best with 4 or 6 cards.',
    focus: ['link'],
  }),
  args: { children: articleItems(cards) },
} satisfies Meta<typeof ArticleGrid>;

export const Default = withVariants(
  <ArticleGrid>{articleItems(cards.slice(0, 5))}</ArticleGrid>,
  <ArticleGrid equal>{articleItems(cards, true)}</ArticleGrid>,
  <EmptyList {...emptyOf(noArticles)} />,
);
