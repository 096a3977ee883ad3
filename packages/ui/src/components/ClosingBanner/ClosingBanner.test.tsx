// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { home } from '../../fixtures/home.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ClosingBanner } from './ClosingBanner.tsx';

it('closes the page with a heading, a sentence and one button (§1)', () => {
  renderInKit(<ClosingBanner {...home.banner} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Get Insured Today' })).toBeTruthy();
  expect(screen.getByText(/see your price before you pay/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Get a Quote (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('https://buy.example/');
});
