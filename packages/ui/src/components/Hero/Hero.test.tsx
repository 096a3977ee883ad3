// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bareHome, home } from '../../fixtures/home.ts';
import { englishWords } from '../../KitProvider.tsx';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Hero } from './Hero.tsx';

it('loads its picture with high priority', () => {
  renderInKit(<Hero {...home.hero} picture={{ ...home.hero.picture, priority: false }} />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
});

it('shows its actions, then the products, and no empty row of either', () => {
  const { unmount } = renderInKit(<Hero {...bareHome.hero} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
  unmount();
  renderInKit(<Hero {...home.hero} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://buy.example/',
    'https://claims.example/',
    '#motor',
    '#travel',
    '#home-insurance',
  ]);
  const products = screen.getByRole('navigation', { name: englishWords.sectionNavigation });
  expect(within(products).getAllByRole('link')).toHaveLength(3);
});
