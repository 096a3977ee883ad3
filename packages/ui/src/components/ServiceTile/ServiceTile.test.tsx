// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { services } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ServiceTile } from './ServiceTile.tsx';

afterEach(cleanup);

describe('ServiceTile (§2.18)', () => {
  it('has its link as its title, which opens a new tab outside the site', () => {
    renderInKit(<ServiceTile kind="light" {...services.tiles[0]} />);
    const link = screen.getByRole('link', { name: 'File a Claim (opens in a new tab)' });
    expect(link.closest('h2')).not.toBeNull();
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('href')).toBe('https://claims.example/');
  });
});
