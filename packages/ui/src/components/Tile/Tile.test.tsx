// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createClientCache } from '../../emotion-cache.ts';
import { home } from '../../fixtures/home.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Tile } from './Tile.tsx';

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
    { cache: createClientCache() },
  );
  const root = document.querySelector('section#tile.mine');
  expect(root && getComputedStyle(root).opacity).toBe('0.5');
  expect(root?.hasAttribute('sx')).toBe(false);
  expect(root?.hasAttribute('style')).toBe(false);
  expect(screen.getByRole('navigation', { name: 'Ways on' })).toBeTruthy();
});
