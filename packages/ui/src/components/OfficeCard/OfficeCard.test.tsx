// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { office } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { OfficeCard } from './OfficeCard.tsx';

afterEach(cleanup);

describe('OfficeCard (§2.17)', () => {
  it('shows a drawn map, and loads the other site’s at a press', () => {
    const { container } = renderInKit(<OfficeCard {...office} />);
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.querySelector('svg path')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Show the map.*Ghana office in Accra$/ }));
    const map = screen.getByTitle('Map of the Ghana office in Accra');
    expect(map.getAttribute('src')).toBe(office.map?.frame?.src);
    expect(document.activeElement).toBe(map);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has a plain link to the map', () => {
    renderInKit(<OfficeCard {...office} />);
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

  it('renders without a map', () => {
    const { container } = renderInKit(<OfficeCard name="Ghana" channels={office.channels} />);
    expect(container.querySelector('iframe, button')).toBeNull();
  });
});
