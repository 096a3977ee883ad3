// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tile } from './components/Tile/Tile.tsx';
import { home } from './fixtures/home.ts';
import { renderInKit } from './stories/render-in-kit.tsx';

it.each([
  [undefined, 'ARTICLE'],
  ['section', 'SECTION'],
] as const)('renders a root of MUI’s as component %s, and flat', (component, tag) => {
  const { container } = renderInKit(<Tile kind="light" {...home.tiles[0]} component={component} />);
  expect(container.firstElementChild?.tagName).toBe(tag);
  expect(container.firstElementChild?.classList).toContain('MuiPaper-outlined');
  expect(container.firstElementChild?.hasAttribute('sx')).toBe(false);
});

it('renders a slot as the element of `slots`, with its `slotProps`', () => {
  renderInKit(
    <Tile
      kind="light"
      {...home.tiles[0]}
      slots={{ links: 'nav' }}
      slotProps={{ links: { 'aria-label': 'Ways on' } }}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Ways on' })).toBeTruthy();
});
