// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { office } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { OfficeCard } from './OfficeCard.tsx';

afterEach(cleanup);

describe('OfficeCard (§2.17)', () => {
  it('has a lazily loaded map, with a title and a plain link beside it', () => {
    renderInKit(<OfficeCard {...office} />);
    const map = screen.getByTitle('Map of the Ghana office in Accra');
    expect(map.tagName).toBe('IFRAME');
    expect(map.getAttribute('loading')).toBe('lazy');
    expect(screen.getByRole('link', { name: /^Open the map/ }).getAttribute('href')).toBe(
      'https://maps.example/accra',
    );
  });

  it('has call number, e-mail and head office', () => {
    renderInKit(<OfficeCard {...office} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Ghana' })).toBeTruthy();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Call',
      'Email',
      'Head office',
    ]);
  });

  it('stands without a map', () => {
    const { container } = renderInKit(<OfficeCard name="Ghana" channels={office.channels} />);
    expect(container.querySelector('iframe')).toBeNull();
  });
});
