// @vitest-environment jsdom
import MuiButton from '@mui/material/Button';
import MuiIconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { Components, Theme } from '@mui/material/styles';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { Button } from './components/Button/Button.tsx';
import { Link } from './components/Link/Link.tsx';
import { Picture } from './components/Picture/Picture.tsx';
import { RichText } from './components/RichText/RichText.tsx';
import { TextLink } from './components/TextLink/TextLink.tsx';
import { Tile } from './components/Tile/Tile.tsx';
import { home } from './fixtures/home.ts';
import { renderInKit, writtenStyles } from './stories/render-in-kit.tsx';
import { safeHtml } from './stories/safe-html.ts';
import { tileOf } from './templates/of-models.tsx';
import { createKitTheme } from './theme/create-kit-theme.ts';

const AppLink = ({ href, ...link }: ComponentProps<'a'>) => <a {...link} href={`/app${href}`} />;
const RouterLink = ({ to, ...link }: ComponentProps<'a'> & { readonly to: string }) => (
  <a {...link} href={to} />
);
const AppImage = ({ alt, ...image }: ComponentProps<'img'>) => (
  <img {...image} alt={alt} data-app="" />
);

it.each([
  [undefined, 'DIV'],
  ['section', 'SECTION'],
] as const)('an MUI root is rendered as component %s', (component, tag) => {
  const { container } = renderInKit(
    <RichText html={safeHtml('<p>Excess</p>')} component={component} />,
  );
  expect(container.firstElementChild?.tagName).toBe(tag);
});

it('MUI’s own buttons and links also use the app’s link component', () => {
  renderInKit(
    <>
      <MuiButton href="/a">Button</MuiButton>
      <MuiIconButton href="/a" aria-label="Icon button" />
      <MuiLink href="/a">Link</MuiLink>
    </>,
    { link: AppLink },
  );
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/app/a', '/app/a', '/app/a']);
});

it('pictures use the app’s image component', () => {
  renderInKit(<Picture src="/a.jpg" alt="A road" width={4} height={3} />, { image: AppImage });
  expect(screen.getByRole('img', { name: 'A road' }).dataset.app).toBe('');
});

it('a theme’s variants and callbacks know every prop of a component', () => {
  const theme = createKitTheme({
    overrides: {
      components: {
        KitTile: {
          variants: [{ props: ({ variant }) => variant === 'full', style: { letterSpacing: 5 } }],
          styleOverrides: {
            art: ({ ownerState }) => ({ order: ownerState === undefined ? 1 : 7 }),
          },
        },
      },
    },
  });
  renderInKit(<Tile variant="full" {...tileOf(home.tiles[0])} />, { theme });
  expect(writtenStyles()).toContain('letter-spacing:5px');
  expect(writtenStyles(), 'in a slot').toContain('order:7');
  renderInKit(<Tile variant="light" {...tileOf(home.tiles[0])} />, { theme });
  expect(writtenStyles()).not.toContain('letter-spacing:5px');
});

it.each([
  ['Button', <Button key="" component={RouterLink} to="/quote" />],
  ['Link', <Link key="" component={RouterLink} to="/quote" />],
  ['TextLink', <TextLink key="" component={RouterLink} to="/quote" />],
])('%s takes a router’s link as its component, and the link’s props', (_, link) => {
  const { container } = renderInKit(link);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('/quote');
});

it('wrong props, parts and roles are type errors', () => {
  const tile = { variant: 'light', ...tileOf(home.tiles[0]) } as const;
  // @ts-expect-error a router's link needs `to`.
  expect(<Button component={RouterLink} />).toBeDefined();
  // @ts-expect-error the same.
  expect(<TextLink component={RouterLink} />).toBeDefined();
  // @ts-expect-error MUI has no such colour.
  expect(<Button color="gold" />).toBeDefined();
  // @ts-expect-error a tile has no such part.
  expect(<Tile {...tile} slotProps={{ texd: {} }} />).toBeDefined();
  // @ts-expect-error the same, in a theme.
  const components: Components<Theme> = { KitTile: { styleOverrides: { texd: {} } } };
  const { roles } = createKitTheme({ overrides: { components } }).vars.palette;
  // @ts-expect-error there is no such role.
  expect(roles.inkMutd).toBeUndefined();
});
