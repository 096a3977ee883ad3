// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cards, noArticles } from '../../fixtures/home.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Articles } from '../../templates/page-parts.tsx';

it('lists the cards in their order, without a date that is not known (§2.6, readings §4)', () => {
  const [{ date: _, category: __, ...bare }, ...others] = cards;
  const { container } = renderInKit(<Articles cards={[bare, ...others]} empty={noArticles} />);
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(
    cards.map((card) => card.heading),
  );
  const [first, second] = container.querySelectorAll('article');
  expect(first?.querySelector('time, b')).toBeNull();
  expect(second?.querySelector('time')).not.toBeNull();
});

it('says that there is no article, and offers a link (§2.6)', () => {
  renderInKit(<Articles cards={[]} empty={noArticles} />);
  expect(screen.getByText('There are no articles in this category yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All articles' })).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
