// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { engineering, marine, travel } from '../../fixtures/products.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Benefits } from './Benefits.tsx';

it('lists seven travel benefits under their title (§2.12)', () => {
  renderInKit(<Benefits title="" groups={[]} {...travel.benefits} />);
  const part = within(screen.getByRole('region', { name: 'Seven travel benefits' }));
  expect(part.getAllByRole('listitem')).toHaveLength(7);
});

it('titles the groups of engineering: Comprehensive, and Third Party Fire & Theft (§2.14)', () => {
  renderInKit(<Benefits title="" groups={[]} {...engineering.benefits} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Comprehensive',
    'Third Party Fire & Theft',
  ]);
});

it('lists the company’s own benefits in plain words (§2.15)', () => {
  renderInKit(<Benefits title="" groups={[]} {...marine.benefits} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Medical assistance: emergency treatment abroad.',
    'Repatriation: return to Ghana after treatment.',
    'Luggage compensation: luggage that is lost, stolen or delayed.',
  ]);
});
