import { expect, it } from 'vitest';
import { mapExtent, placesOnMap } from './map-place.ts';

it.each([
  ['Accra', 5.605, -0.177],
  ['Dakar', 14.67, -17.44],
  ['Nairobi', -1.2864, 36.8172],
])('has %s and Lagos on the map, whose shape stays', (city, latitude, longitude) => {
  const seat = { city, latitude, longitude };
  const { west, east, south, north } = mapExtent(seat);
  expect((north - south) / (east - west)).toBeCloseTo(0.45, 5);
  const places = placesOnMap(seat, 'Lagos');
  expect(places.map(({ name }) => name)).toEqual([city, 'Lagos']);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(1);
    expect(x).toBeLessThan(99);
    expect(y).toBeGreaterThan(1);
    expect(y).toBeLessThan(99);
  }
  // Accra is close to Lagos.
  expect(places[1]?.side).toBe(city === 'Accra' ? 'right' : undefined);
});
