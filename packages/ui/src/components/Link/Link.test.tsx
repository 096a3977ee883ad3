// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { KitLinkProps } from '../../KitProvider.tsx';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { Link } from './Link.tsx';

afterEach(cleanup);

const SiteLink = ({ href, children, ...rest }: KitLinkProps) => (
  <a {...rest} href={href} data-site-link="">
    {children}
  </a>
);

describe('Link', () => {
  it('is the app’s link component inside the site', () => {
    renderInKit(<Link href="/purpleabout">About Us</Link>, { link: SiteLink });
    const link = screen.getByRole('link', { name: 'About Us' });
    expect(link.getAttribute('href')).toBe('/purpleabout');
    expect(link.hasAttribute('data-site-link')).toBe(true);
    expect(link.hasAttribute('target')).toBe(false);
  });

  it('opens a new tab outside the site, says so, and has `noopener` (§2.4)', () => {
    renderInKit(
      <Link href="https://portal.example/" external>
        Request &amp; Pay
      </Link>,
      { link: SiteLink },
    );
    // Without the component's styles its hidden words are inline, and lose their space.
    const link = screen.getByRole('link', { name: /^Request & Pay ?\(opens in a new tab\)$/ });
    expect(link.hasAttribute('data-site-link')).toBe(false);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});
