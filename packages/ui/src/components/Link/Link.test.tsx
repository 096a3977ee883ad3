// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { KitLinkProps } from '../../KitProvider.tsx';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Link } from './Link.tsx';

const SiteLink = ({ href, children, ...rest }: KitLinkProps) => (
  <a {...rest} href={href} data-site-link="">
    {children}
  </a>
);

it('is the app’s link component inside the site, and a plain anchor outside it (§2.4)', () => {
  renderInKit(
    <>
      <Link href="/purpleabout">About Us</Link>
      <Link href="https://portal.example/" external>
        Request
      </Link>
    </>,
    { link: SiteLink },
  );
  const inside = screen.getByRole('link', { name: 'About Us' });
  expect(inside.getAttribute('href')).toBe('/purpleabout');
  expect(inside.hasAttribute('data-site-link')).toBe(true);
  expect(inside.hasAttribute('target')).toBe(false);
  // Without the component's styles its hidden words are inline, and lose their space.
  const outside = screen.getByRole('link', { name: /^Request ?\(opens in a new tab\)$/ });
  expect(outside.hasAttribute('data-site-link')).toBe(false);
  expect(outside.getAttribute('target')).toBe('_blank');
  expect(outside.getAttribute('rel')).toBe('noopener noreferrer');
});
