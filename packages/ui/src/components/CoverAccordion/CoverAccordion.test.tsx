// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { motor } from '../../fixtures/products.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { CoverAccordion } from './CoverAccordion.tsx';

const coverOf = (title: string): HTMLDetailsElement => {
  const cover = screen.getByRole('heading', { name: title, hidden: true }).closest('details');
  if (cover === null) throw new Error(`${title} is not a cover that opens.`);
  return cover;
};

it('keeps what the visitor opened when the page renders again (§4.7)', () => {
  const { rerender } = renderInKit(<CoverAccordion covers={motor.covers.items} />);
  coverOf('THIRD PARTY ONLY').open = true;
  coverOf('COMPREHENSIVE INSURANCE').open = false;
  rerender(<CoverAccordion covers={[...motor.covers.items]} />);
  expect(coverOf('THIRD PARTY ONLY').open).toBe(true);
  expect(coverOf('COMPREHENSIVE INSURANCE').open).toBe(false);
});
