// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cards } from '../../fixtures/home.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ArticleCard } from './ArticleCard.tsx';

const [card] = cards;

it('shows category, date, heading, excerpt and a link named for the article (§2.6)', () => {
  renderInKit(<ArticleCard {...card} />);
  expect(screen.getByText('Home')).toBeTruthy();
  expect(screen.getByText('3 March 2026').getAttribute('datetime')).toBe('2026-03-03');
  expect(screen.getByRole('heading', { level: 3, name: card.heading })).toBeTruthy();
  expect(
    screen.getByText('Six checks to make in March, and the papers worth keeping dry.'),
  ).toBeTruthy();
  const link = screen.getByRole('link', { name: `Read More ${card.heading}` });
  expect(link.getAttribute('href')).toBe('#article-1');
});

it('shows no date rather than an empty one (readings §4)', () => {
  const { id, picture, heading, link } = card;
  const { container } = renderInKit(<ArticleCard {...{ id, picture, heading, link }} />);
  expect(container.querySelector('time')).toBeNull();
  expect(container.textContent).not.toContain('·');
});
