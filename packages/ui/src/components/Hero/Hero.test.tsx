// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bareHome, corporateHome, home } from '../../fixtures/home.ts';
import { englishWords } from '../../KitProvider.tsx';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Hero } from './Hero.tsx';

it('shows a record’s caption as the page’s heading, its body and its picture (§2.4)', () => {
  renderInKit(<Hero {...home.hero} />);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Cover woven around your life' }),
  ).toBeTruthy();
  expect(screen.getByText(/explained in plain words/)).toBeTruthy();
  expect(screen.getByRole('img', { name: home.hero.picture.alt })).toBeTruthy();
});

it('shows a company’s name and tagline (§2.5)', () => {
  renderInKit(<Hero {...corporateHome.hero} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Example Insurance Ltd' })).toBeTruthy();
  expect(screen.getByText(/leading African financial services partner/)).toBeTruthy();
});

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
