// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bareHome, home } from '../../fixtures/home.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { AffiliationBlock } from './AffiliationBlock.tsx';

it('says which group the company belongs to and links to its site (§1)', () => {
  renderInKit(<AffiliationBlock {...home.affiliation} />);
  expect(screen.getByText(/affiliated to its mother company in Nigeria/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'About Us (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe('https://group.example/about');
});

it('lists its facts as terms and details', () => {
  renderInKit(<AffiliationBlock {...home.affiliation} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Parent',
    'In Ghana',
    'Regulator',
  ]);
  expect(screen.getAllByRole('definition')).toHaveLength(3);
});

it('hides the place names from assistive technology: the map’s alternative text has them', () => {
  renderInKit(<AffiliationBlock {...home.affiliation} />);
  expect(screen.getByRole('img', { name: /Accra and Lagos/ })).toBeTruthy();
  expect(screen.getByText('Accra').getAttribute('aria-hidden')).toBe('true');
});

it('shows no empty list without facts', () => {
  const { container } = renderInKit(<AffiliationBlock {...bareHome.affiliation} />);
  expect(container.querySelector('dl')).toBeNull();
});
