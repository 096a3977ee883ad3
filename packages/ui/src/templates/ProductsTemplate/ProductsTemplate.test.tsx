// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bareProducts, corporateProducts, products } from '../../fixtures/products.ts';
import { englishWords } from '../../KitProvider.tsx';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ProductsTemplate } from './ProductsTemplate.tsx';

const outline = () =>
  screen
    .getAllByRole('heading', { hidden: true })
    .map((heading) => `${heading.tagName} ${heading.textContent}`);

it('shows hero, three cards, claims, quote and banner under one h1 (§2.9)', () => {
  renderInKit(<ProductsTemplate model={products} />);
  expect(outline()).toEqual([
    'H1 Insurance for you and yours',
    'H2 Motor Insurance',
    'H2 Travel Insurance',
    'H2 Home Insurance',
    'H2 Has something happened?',
    'H2 Know the price before you decide',
    'H2 Get Insured Today',
  ]);
  expect(screen.getByRole('link', { name: /^Make a Claim/ }).getAttribute('target')).toBe('_blank');
});

it('links to a quote from the closing banner if there is no quote banner (§2.9)', () => {
  renderInKit(<ProductsTemplate model={corporateProducts} />);
  const quotes = screen.getAllByRole('link', { name: 'Get a Quote (opens in a new tab)' });
  expect(quotes).toHaveLength(1);
});

it('shows Loading... until the record arrives (§4.1)', () => {
  renderInKit(<ProductsTemplate model={undefined} />);
  expect(screen.getByRole('status').textContent).toContain(englishWords.loading);
  expect(screen.getByRole('heading').textContent).toBe(englishWords.loading);
});

it('renders without all optional content (readings §6)', () => {
  renderInKit(<ProductsTemplate model={bareProducts} />);
  expect(outline()).toEqual(['H1 Products', 'H2 Motor', 'H2 Claims', 'H2 Get insured']);
});
