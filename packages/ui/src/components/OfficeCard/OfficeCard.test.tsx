// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { office } from '../../fixtures/pages.ts';
import { renderInKit } from '../../stories/render-in-kit.tsx';
import { mapSceneries, sceneriesOf } from './MapDrawing.tsx';
import { OfficeCard } from './OfficeCard.tsx';

describe('OfficeCard (§2.17)', () => {
  it('draws another place for each scenery', () => {
    const drawn = mapSceneries.map((scenery) => {
      const { container } = renderInKit(<OfficeCard {...office} scenery={scenery} />);
      return container.querySelector('svg')?.outerHTML;
    });
    expect(new Set(drawn).size).toBe(mapSceneries.length);
  });

  it('draws no place twice in a row of offices, and chooses by their names', () => {
    const names = ['Accra', 'Accra', 'Tema', 'Tamale', 'Kumasi', 'Ho'];
    const sceneries = sceneriesOf(names);
    expect(new Set(sceneries.slice(0, mapSceneries.length)).size).toBe(mapSceneries.length);
    expect(new Set(sceneries.slice(1)).size).toBe(mapSceneries.length);
    expect(new Set(names.map((name) => sceneriesOf([name])[0])).size).toBeGreaterThan(2);
  });

  it('shows the drawn map alone where nothing may be loaded from other sites', () => {
    const map = { link: { label: 'Open the map', href: 'https://maps.example/accra' } };
    const { container } = renderInKit(<OfficeCard {...office} map={map} />);
    expect(container.querySelector('svg path')).not.toBeNull();
    expect(container.querySelector('iframe, button')).toBeNull();
  });
});
