// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cards, noArticles } from '../../fixtures/home.ts';
import { englishWords } from '../../KitProvider.tsx';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ArticleGrid } from './ArticleGrid.tsx';

it('lists the cards in their order (§2.6)', () => {
  renderInKit(<ArticleGrid cards={cards} empty={noArticles} />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(
    cards.map((card) => card.heading),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(cards.length);
});

it('says that the cards are loading (§4.1)', () => {
  renderInKit(<ArticleGrid cards={undefined} empty={noArticles} />);
  expect(screen.getByRole('status').textContent).toContain(englishWords.loading);
});

it('says that there is no article, and offers a link (§2.6)', () => {
  renderInKit(<ArticleGrid cards={[]} empty={noArticles} />);
  expect(screen.getByText('There are no articles in this category yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All articles' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
