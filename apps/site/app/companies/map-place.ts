import type { MapPlaceModel } from '@insurance-kit/ui';
import type { Identity } from './identity.ts';

/** The part of the world that the affiliation block's map shows (tools/art), in degrees. */
const extent = { west: -9, east: 15, south: 3.6, north: 14.4 };

const percent = (share: number): number => Math.round(share * 1000) / 10;

/** A company's seat on the map of West Africa. */
export const placeOnMap = ({ city, latitude, longitude }: Identity['seat']): MapPlaceModel => ({
  name: city,
  x: percent((longitude - extent.west) / (extent.east - extent.west)),
  y: percent((extent.north - latitude) / (extent.north - extent.south)),
});
