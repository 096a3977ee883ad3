// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { office } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { mapSceneries } from './MapDrawing.tsx';
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

  it('draws another place for each scenery', () => {
    const drawn = mapSceneries.map((scenery) => {
      const { container } = renderInKit(<OfficeCard {...office} scenery={scenery} />);
      return container.querySelector('svg')?.outerHTML;
    });
    expect(new Set(drawn).size).toBe(mapSceneries.length);
  });

  it('shows the drawn map alone where nothing may be loaded from other sites', () => {
    const map = { link: { label: 'Open the map', href: 'https://maps.example/accra' } };
    const { container } = renderInKit(<OfficeCard {...office} map={map} />);
    expect(container.querySelector('svg path')).not.toBeNull();
    expect(container.querySelector('iframe, button, [data-hydrate]')).toBeNull();
  });

  it('renders without a map', () => {
    const { container } = renderInKit(<OfficeCard name="Ghana" channels={office.channels} />);
    expect(container.querySelector('iframe, button')).toBeNull();
  });
});
