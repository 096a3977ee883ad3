import type { Meta } from '@storybook/react-vite';
import { cards, longHome, noArticles } from '../../fixtures/home.ts';
import { usage, withVariants } from '../../stories/story.tsx';
import { type ArticleCardModel, articleOf, emptyOf } from '../../templates/of-models.tsx';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import { ArticleGrid, EmptyList } from './ArticleGrid.tsx';

const list = (models: readonly ArticleCardModel[], equal = false) =>
  models.map((card, index) => (
    <li key={card.id}>
      <ArticleCard
        {...articleOf(card, index === 0 ? undefined : index > 3 && !equal ? 'always' : 'small')}
        lead={index === 0 && !equal}
      />
    </li>
  ));

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
  args: { children: list(cards) },
} satisfies Meta<typeof ArticleGrid>;

export const Default = withVariants(
  <ArticleGrid>{list(cards.slice(0, 5))}</ArticleGrid>,
  <ArticleGrid equal>{list(cards, true)}</ArticleGrid>,
  <ArticleGrid>{list(longHome.insights.cards ?? [])}</ArticleGrid>,
  <EmptyList {...emptyOf(noArticles)} />,
);
