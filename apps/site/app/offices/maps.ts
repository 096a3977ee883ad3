import type { MapPoint } from '../../shared/company.ts';

/** The origin of the maps that contact pages show in a frame (§2.17): the policy lets it in. */
export const mapsOrigin = 'https://www.openstreetmap.org';

/** Half the height of a map's frame in degrees: some 900 m. Its width is twice its height. */
const halfHeight = 0.008;
const closeUp = 16;

const degrees = (value: number): string => value.toFixed(4);

/** The address of a map for a frame, with a mark at the point. */
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

/**
 * The address of a page with a map of a postal address: of its point, or a search for the address
 * where the point is not known.
 */
export function mapPageAddress(address: string, point: MapPoint | undefined): string {
  if (point === undefined) {
    return `${mapsOrigin}/search?${new URLSearchParams({ query: address })}`;
  }
  const [north, east] = [degrees(point.latitude), degrees(point.longitude)];
  return `${mapsOrigin}/?mlat=${north}&mlon=${east}#map=${closeUp}/${north}/${east}`;
}
