// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createClientCache } from '../../emotion-cache.ts';
import { products } from '../../fixtures/products.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { QuoteBanner } from './QuoteBanner.tsx';

const action = { label: 'Get a Quote', href: 'https://buy.example/', external: true };

it('is hidden on small screens only if the model says so (§2.9)', () => {
  // The window of these tests: narrower than a large screen.
  expect(window.innerWidth).toBe(1024);
  renderInKit(
    <>
      <QuoteBanner title="Everywhere" action={action} />
      <QuoteBanner {...products.quote} title="Wide" action={action} />
    </>,
    { cache: createClientCache() },
  );
  expect(screen.getAllByRole('region')).toEqual([
    screen.getByRole('region', { name: 'Everywhere' }),
  ]);
  expect(screen.getByText('Wide')).toBeTruthy();
});
