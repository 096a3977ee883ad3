// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { motor } from '../../fixtures/products.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { coverOf } from '../../templates/CoversTemplate/CoversTemplate.tsx';
import { Cover, CoverAccordion } from './CoverAccordion.tsx';

const accordion = () => (
  <CoverAccordion>
    {motor.covers.items.map((cover) => (
      <Cover key={cover.id} {...coverOf(cover)} />
    ))}
  </CoverAccordion>
);

const detailsOf = (title: string): HTMLDetailsElement => {
  const cover = screen.getByRole('heading', { name: title, hidden: true }).closest('details');
  if (cover === null) throw new Error(`${title} is not a cover that opens.`);
  return cover;
};

it('keeps what the visitor opened when the page renders again (§4.7)', () => {
  const { rerender } = renderInKit(accordion());
  detailsOf('THIRD PARTY ONLY').open = true;
  detailsOf('COMPREHENSIVE INSURANCE').open = false;
  rerender(accordion());
  expect(detailsOf('THIRD PARTY ONLY').open).toBe(true);
  expect(detailsOf('COMPREHENSIVE INSURANCE').open).toBe(false);
});
