/**
 * West Africa on strips, 640 × 288: a company's country and Nigeria in the brand's colours, their neighbours grey,
 * a thread between their cities. Outlines are Natural Earth's, from world-atlas.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Identity, MapPoint } from '../../../../apps/site/app/companies/contract/company.ts';
import { mapExtent, parentPlace } from '../../../../apps/site/app/companies/group/map-place.ts';
import type { Picture } from '../formats.ts';
import { type Art, circle, d, dashes } from '../svg.ts';

type Point = readonly [x: number, y: number];
type ArcIndexes = readonly number[];
type Country = { readonly properties: { readonly name: string } } & (
  | { readonly type: 'Polygon'; readonly arcs: readonly ArcIndexes[] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly ArcIndexes[])[] }
);

interface Atlas {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly Country[];
    };
  };
}

const mapSize = { width: 640, height: 288 } as const;

const readAtlas = (): Atlas => {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const atlas: Atlas = JSON.parse(readFileSync(file, 'utf8'));
  return atlas;
};

/** A country's outlines as rings of longitude and latitude. */
const outlines = ({ transform, arcs }: Atlas, country: Country): Point[][] => {
  const { scale, translate } = transform;
  const arc = (index: number): Point[] => {
    let x = 0;
    let y = 0;
    const points = (arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return index < 0 ? points.reverse() : points;
  };
  const polygons = country.type === 'Polygon' ? [country.arcs] : country.arcs;
  return polygons.flatMap((polygon) => polygon.map((ring) => ring.flatMap(arc)));
};

const inside = ([x, y]: Point, rings: readonly Point[][]): boolean => {
  let within = false;
  for (const ring of rings) {
    let previous = ring.at(-1);
    for (const point of ring) {
      if (previous && point[1] > y !== previous[1] > y) {
        const crossing =
          ((previous[0] - point[0]) * (y - point[1])) / (previous[1] - point[1]) + point[0];
        if (x < crossing) within = !within;
      }
      previous = point;
    }
  }
  return within;
};

const inkOf = (name: string, home: string) => {
  if (name === home) return 'brand600';
  return name === 'Nigeria' ? 'brand300' : 'neutral300';
};

/** A country of the map as world-atlas names it, and the city that is marked in it. */
export type MapHome = Identity['seat'] & { readonly country: string };

const westAfrica = (home: MapHome): Art => {
  const atlas = readAtlas();
  const extent = mapExtent(home);
  const perDegree = mapSize.width / (extent.east - extent.west);
  const place = ({ longitude, latitude }: MapPoint): Point => [
    (longitude - extent.west) * perDegree,
    (extent.north - latitude) * perDegree,
  ];
  const isShown = ([longitude, latitude]: Point): boolean =>
    longitude > extent.west &&
    longitude < extent.east &&
    latitude > extent.south &&
    latitude < extent.north;
  const lands = atlas.objects.countries.geometries.map((country) => ({
    ink: inkOf(country.properties.name, home.country),
    rings: outlines(atlas, country).filter((ring) => ring.some(isShown)),
  }));
  // A column of stitches is one dashed line; towards the edges of the map the lines grow thin.
  const cell = 9;
  const rows = Math.floor(mapSize.height / cell);
  const columns = Math.floor(mapSize.width / cell);
  const lines = new Map<string, string>();
  for (let column = 0; column < columns; column++) {
    let run: { key: string; from: number } | undefined;
    const x = (column + 0.5) * cell;
    for (let row = 0; row <= rows; row++) {
      const y = row * cell;
      const centre: Point = [
        extent.west + x / perDegree,
        extent.north - (y + cell / 2) / perDegree,
      ];
      const land = row < rows ? lands.find(({ rings }) => inside(centre, rings)) : undefined;
      const margin = Math.min(x, mapSize.width - x, y * 1.2 + cell) / 130;
      const level = land?.ink === 'neutral300' ? Math.min(4, Math.ceil(margin * 4)) : 4;
      const key = land && `${land.ink} ${level}`;
      if (run && key === run.key) continue;
      if (run) {
        const top = run.from + (column % 2 ? 1.4 : 0);
        lines.set(run.key, (lines.get(run.key) ?? '') + d`M${x} ${top}v${y - run.from - 2}`);
      }
      run = key ? { key, from: y } : undefined;
    }
  }
  const inks = ['brand600', 'brand300', 'neutral300'] as const;
  const threads = inks
    .flatMap((ink) => [1, 2, 3, 4].map((level) => ({ ink, level })))
    .map(({ ink, level }) => {
      const data = lines.get(`${ink} ${level}`);
      return data ? dashes(ink, 1.85 * level, '6.4 2.6', data) : '';
    })
    .join('');
  const seat = place(home);
  const lagos = place(parentPlace);
  const dot = ([x, y]: Point): Art =>
    circle('neutral900', x, y, 9.5) + circle('gold400', x, y, 6.5);
  return (
    threads +
    dashes(
      'neutral900',
      2.5,
      '3 5',
      d`M${seat[0]} ${seat[1]}Q${(seat[0] + lagos[0]) / 2} ${seat[1] + 40} ${lagos[0]} ${lagos[1]}`,
    ) +
    dot(seat) +
    dot(lagos)
  );
};

/** The map of a company: its country, Nigeria, and the thread between its seat and Lagos. */
export const mapPicture = (home: MapHome): Picture => ({
  file: 'pictures/map.svg',
  budget: 3584,
  sheet: {
    ...mapSize,
    alt: `Map of West Africa with ${home.city} and Lagos marked`,
    art: westAfrica(home),
    woven: [],
  },
});
