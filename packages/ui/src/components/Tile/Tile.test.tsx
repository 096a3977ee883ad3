// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { home } from '../../fixtures/home.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Tile } from './Tile.tsx';

it('shows caption, text and one link (§2.4, tile 1)', () => {
  renderInKit(<Tile kind="light" {...home.tiles[0]} />);
  expect(
    screen.getByRole('heading', { level: 2, name: 'Know what your policy pays for' }),
  ).toBeTruthy();
  expect(screen.getByText(/Short guides/)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Learn More']);
});

it('can have a second link beside one that opens a new tab (§2.4, tile 2)', () => {
  renderInKit(<Tile kind="full" {...home.tiles[1]} />);
  const claim = screen.getByRole('link', { name: 'Make a Claim (opens in a new tab)' });
  expect(claim.getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('link', { name: 'Learn More' }).getAttribute('target')).toBeNull();
});

it('takes MUI’s conventions: root attributes, `sx`, `component`, `slots` and `slotProps`', () => {
  renderInKit(
    <Tile
      kind="light"
      {...home.tiles[0]}
      id="tile"
      component="section"
      className="mine"
      sx={{ opacity: 0.5 }}
      slots={{ links: 'nav' }}
      slotProps={{ links: { 'aria-label': 'Ways on' } }}
    />,
  );
  const root = document.querySelector('section#tile.mine');
  expect(root && getComputedStyle(root).opacity).toBe('0.5');
  expect(root?.hasAttribute('sx')).toBe(false);
  expect(root?.hasAttribute('style')).toBe(false);
  expect(screen.getByRole('navigation', { name: 'Ways on' })).toBeTruthy();
});
