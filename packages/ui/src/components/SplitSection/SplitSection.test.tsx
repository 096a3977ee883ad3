// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { products } from '../../fixtures/products.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { SplitSection } from './SplitSection.tsx';

it('shows picture, caption, body and the claims link, as a region named by its caption (§2.9)', () => {
  renderInKit(<SplitSection {...products.claims} />);
  const part = within(screen.getByRole('region', { name: 'Has something happened?' }));
  expect(part.getByRole('img', { name: 'A claims handler photographs a dented car' })).toBeTruthy();
  expect(part.getAllByRole('listitem')).toHaveLength(3);
  const link = part.getByRole('link', { name: 'Make a Claim (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('https://claims.example/');
});

it('has the picture first in reading order on both sides', () => {
  const { container } = renderInKit(<SplitSection {...products.claims} pictureSide="end" />);
  const order = Array.from(container.querySelectorAll('picture, h2'), ({ tagName }) => tagName);
  expect(order).toEqual(['PICTURE', 'H2']);
});
