// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './components/RichText/RichText.tsx';
import { Tile } from './components/Tile/Tile.tsx';
import { home } from './fixtures/home.ts';
import { renderInKit } from './stories/render-in-kit.tsx';
import { safeHtml } from './stories/safe-html.ts';

it.each([
  [undefined, 'DIV'],
  ['section', 'SECTION'],
] as const)('renders a root of MUI’s as component %s', (component, tag) => {
  const { container } = renderInKit(
    <RichText html={safeHtml('<p>Excess</p>')} component={component} />,
  );
  expect(container.firstElementChild?.tagName).toBe(tag);
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
