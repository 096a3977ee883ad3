import type { MapPoint } from '../../shared/company.ts';

/** Origin of the embedded maps (§2.17). If `showsMaps` is set, the CSP allows this origin. */
export const mapsOrigin = 'https://www.openstreetmap.org';

/** Half of a map's height in degrees, about 900 m. A map is twice as wide as high. */
const halfHeight = 0.008;
const zoom = 16;

const degrees = (value: number): string => value.toFixed(4);

export function mapFrameAddress({ latitude, longitude }: MapPoint): string {
  const box = [
    longitude - 2 * halfHeight,
    latitude - halfHeight,
    longitude + 2 * halfHeight,
    latitude + halfHeight,
  ].map(degrees);
  const query = new URLSearchParams({
    bbox: box.join(','),
    layer: 'mapnik',
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  });
  return `${mapsOrigin}/export/embed.html?${query}`;
}

export function mapPageAddress(postalAddress: string, point: MapPoint | undefined): string {
  if (point === undefined) {
    return `${mapsOrigin}/search?${new URLSearchParams({ query: postalAddress })}`;
  }
  const [north, east] = [degrees(point.latitude), degrees(point.longitude)];
  return `${mapsOrigin}/?mlat=${north}&mlon=${east}#map=${zoom}/${north}/${east}`;
}
