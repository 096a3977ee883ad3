// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { productTabs } from '../../fixtures/products.ts';
import { englishWords } from '../../KitProvider.tsx';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { TabNav } from './TabNav.tsx';

it('is navigation between the products, the active one marked (§2.10)', () => {
  renderInKit(<TabNav {...productTabs} />);
  const nav = within(screen.getByRole('navigation', { name: englishWords.sectionNavigation }));
  expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Motor Insurance',
    'Travel Insurance',
    'Home Insurance',
  ]);
  expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Motor Insurance');
  expect(screen.queryByRole('tab')).toBeNull();
});
