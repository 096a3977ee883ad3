// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { services } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { ServiceTile } from './ServiceTile.tsx';

afterEach(cleanup);

describe('ServiceTile (§2.18)', () => {
  it('says what its link does and which service it is; outside the site it opens a new tab', () => {
    renderInKit(<ServiceTile kind="light" {...services.tiles[0]} />);
    expect(screen.getByRole('heading', { level: 2, name: 'File a Claim' })).toBeTruthy();
    const link = screen.getByRole('link', {
      name: 'Open the claims portal File a Claim (opens in a new tab)',
    });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('href')).toBe('https://claims.example/');
  });

  it('has a number to call, if the model has one', () => {
    const { unmount } = renderInKit(<ServiceTile kind="light" {...services.tiles[0]} />);
    const call = screen.getByRole('link', { name: '+44 20 0000 0100' });
    expect(call.getAttribute('href')).toBe('tel:+442000000100');
    unmount();
    renderInKit(<ServiceTile kind="full" {...services.tiles[1]} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
