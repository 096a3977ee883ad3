// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bareHome, corporateHome, home } from '../../fixtures/home.ts';
import { englishWords } from '../../KitProvider.tsx';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { HomeTemplate } from './HomeTemplate.tsx';

const outline = () =>
  screen.getAllByRole('heading').map((heading) => [heading.tagName, heading.textContent]);

it('shows every block of the individual home, under one h1 (§2.4)', () => {
  renderInKit(<HomeTemplate model={home} />);
  expect(outline().filter(([level]) => level !== 'H3')).toEqual([
    ['H1', 'Cover woven around your life'],
    ['H2', 'My Insurance Account'],
    ['H2', 'Know what your policy pays for'],
    ['H2', 'Has something happened?'],
    ['H2', 'Our Insights'],
    ['H2', 'Part of Example Group plc'],
    ['H2', 'Get Insured Today'],
  ]);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'See more' })).toBeTruthy();
});

it('shows the corporate home in the same blocks (§2.5)', () => {
  renderInKit(<HomeTemplate model={corporateHome} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Example Insurance Ltd' })).toBeTruthy();
});

it('shows Loading... until the home record arrives (§2.4)', () => {
  renderInKit(<HomeTemplate model={undefined} />);
  expect(screen.getByRole('status').textContent).toContain(englishWords.loading);
  expect(screen.getByRole('heading').textContent).toBe(englishWords.loading);
});

it('is shown while only the articles are loading (§4.1)', () => {
  renderInKit(
    <HomeTemplate model={{ ...home, insights: { ...home.insights, cards: undefined } }} />,
  );
  expect(screen.getByRole('status')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

it('renders without all optional content (readings §6)', () => {
  renderInKit(<HomeTemplate model={bareHome} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Insurance' })).toBeTruthy();
  expect(screen.getByText('No articles yet.')).toBeTruthy();
});
