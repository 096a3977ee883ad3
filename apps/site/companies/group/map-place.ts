import type { MapPlaceModel } from '@insurance-kit/ui';
import type { Identity, MapPoint } from '../../shared/company.ts';

type Seat = Identity['seat'];

/** Location of the parent company, which the map of every company shows. */
export const parentPlace: MapPoint = { latitude: 6.45, longitude: 3.4 };

export interface Extent {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** Height of the affiliation block's map, divided by its width. */
const ratio = 0.45;
/** Every map shows at least this coast, in degrees. `margin` is the space around a city. */
const coast = { west: -9, east: 15, latitude: 9 };
const margin = 2;

/** The area that a company's map shows. `pictures/map.svg` is drawn for it. */
export function mapExtent({ latitude, longitude }: MapPoint): Extent {
  const west = Math.min(coast.west, longitude - margin);
  const east = Math.max(coast.east, longitude + margin);
  const halfHeight = Math.max(
    ((east - west) * ratio) / 2,
    Math.abs(latitude - coast.latitude) + margin,
  );
  // A map that is higher for a city far north or south is also wider: its aspect ratio is fixed.
  const wider = (halfHeight * 2) / ratio - (east - west);
  return {
    west: west - wider / 2,
    east: east + wider / 2,
    south: coast.latitude - halfHeight,
    north: coast.latitude + halfHeight,
  };
}

/** In per cent of the map's width. If places are closer, their labels are on different sides. */
const closePlaces = 25;

const percent = (share: number): number => Math.round(share * 1000) / 10;

/** Where the company and its parent are on the map. `parentCity` is in the company's language. */
export function placesOnMap(seat: Seat, parentCity: string): readonly MapPlaceModel[] {
  const { west, east, south, north } = mapExtent(seat);
  const place = ({ city, latitude, longitude }: Seat): MapPlaceModel => ({
    name: city,
    x: percent((longitude - west) / (east - west)),
    y: percent((north - latitude) / (north - south)),
  });
  const parent = place({ city: parentCity, ...parentPlace });
  const company = place(seat);
  // Labels below two close places would overlap.
  return [
    company,
    Math.abs(parent.x - company.x) < closePlaces ? { ...parent, side: 'right' } : parent,
  ];
}
