import type { MapPoint } from '../../shared/company.ts';

/** Origin of the maps in frames (§2.17), which the policy allows. */
export const mapsOrigin = 'https://www.openstreetmap.org';

/** Half the height of a map's frame in degrees: some 900 m. Its width is twice its height. */
const halfHeight = 0.008;
const closeUp = 16;

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

/** The address of a map page: of a point, or a search for the postal address. */
export function mapPageAddress(address: string, point: MapPoint | undefined): string {
  if (point === undefined) {
    return `${mapsOrigin}/search?${new URLSearchParams({ query: address })}`;
  }
  const [north, east] = [degrees(point.latitude), degrees(point.longitude)];
  return `${mapsOrigin}/?mlat=${north}&mlon=${east}#map=${closeUp}/${north}/${east}`;
}
