import type { MapPlaceModel } from '@insurance-kit/ui';
import type { Identity, MapPoint } from '../../shared/company.ts';

type Seat = Identity['seat'];

/** Where the mother company is, which every map shows too. */
export const parentPlace: MapPoint = { latitude: 6.45, longitude: 3.4 };

/** A part of the world, in degrees. */
export interface Extent {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The height of the affiliation block's map, as a share of its width. */
const ratio = 0.45;
/** What the map shows of West Africa at least, and how far from its edge a city stands. */
const coast = { west: -9, east: 15, latitude: 9 };
const margin = 2;

/** The part of the world that the map of a company shows; `pictures/map.svg` is drawn of it. */
export function mapExtent({ latitude, longitude }: MapPoint): Extent {
  const west = Math.min(coast.west, longitude - margin);
  const east = Math.max(coast.east, longitude + margin);
  const halfHeight = Math.max(
    ((east - west) * ratio) / 2,
    Math.abs(latitude - coast.latitude) + margin,
  );
  // A city far north or south makes the map wider too, so that its shape stays.
  const wider = (halfHeight * 2) / ratio - (east - west);
  return {
    west: west - wider / 2,
    east: east + wider / 2,
    south: coast.latitude - halfHeight,
    north: coast.latitude + halfHeight,
  };
}

/** Per cent of the map's width. */
const closePlaces = 25;

const percent = (share: number): number => Math.round(share * 1000) / 10;

/**
 * A company's seat and its mother company's on its map.
 *
 * @param parentCity what its language calls the mother company's city.
 */
export function placesOnMap(seat: Seat, parentCity: string): readonly MapPlaceModel[] {
  const { west, east, south, north } = mapExtent(seat);
  const place = ({ city, latitude, longitude }: Seat): MapPlaceModel => ({
    name: city,
    x: percent((longitude - west) / (east - west)),
    y: percent((north - latitude) / (north - south)),
  });
  const parent = place({ city: parentCity, ...parentPlace });
  const own = place(seat);
  // Names below two places that are close would run into each other.
  return [own, Math.abs(parent.x - own.x) < closePlaces ? { ...parent, side: 'right' } : parent];
}
