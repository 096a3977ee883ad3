'use client';

import type { Roles } from '../../theme/roles.ts';

/** What a drawn map shows: a town by the sea, one about a lagoon, or one in the country. */
export type MapScenery = 'coast' | 'lagoon' | 'inland';

/** All of them, for cards in a row: no two neighbours alike. */
export const mapSceneries = ['coast', 'lagoon', 'inland'] as const satisfies readonly MapScenery[];

interface Shape {
  readonly role: keyof Roles;
  readonly d: string;
  /** Of a line; without it the shape is filled. */
  readonly width?: number;
  readonly dash?: string;
}

interface Drawing {
  /** From the ground up, on strips of 40 units. Water ends at the seams; a road goes on across them. */
  readonly shapes: readonly Shape[];
  /** The place of the office's mark: on the main road, above the button that shows another map. */
  readonly office: readonly [x: number, y: number];
}

const drawings: Readonly<Record<MapScenery, Drawing>> = {
  coast: {
    shapes: [
      {
        role: 'threadLight',
        d: 'M0 100h40v8h40v10h40v8h40v6h40v-6h40v-10h40v-12h40v54H0z',
      },
      { role: 'panelStrong', d: 'M56 140h36M150 146h40M240 128h32M288 140h24', width: 3 },
      { role: 'threadLight', d: 'M8 20h300M20 60h290', width: 16, dash: '20 9 14 12' },
      { role: 'page', d: 'M0 40h320M32 0v77M106 0v85M180 0v86M266 0v79', width: 5 },
      { role: 'accent', d: 'M0 74l110 12h104l106-14', width: 8 },
    ],
    office: [214, 86],
  },
  lagoon: {
    shapes: [
      {
        role: 'threadLight',
        d: 'M80 0h240v44h-40v16h-40v10h-40V58h-40V42h-40V24H80zM0 108h40v12h40v8h40v-6h40v8h40v8h40v-6h40v8h40v14H0z',
      },
      { role: 'panelStrong', d: 'M92 12h40M150 28h32M288 34h24M48 140h36M128 146h32', width: 3 },
      { role: 'panelBorder', d: 'M200 8h40v28h-40zM240 14h40v20h-40z' },
      {
        role: 'threadLight',
        d: 'M8 18h60M8 78h80M206 22h62M204 88h116',
        width: 14,
        dash: '16 8 22 7',
      },
      { role: 'page', d: 'M0 40h112M0 60h112M36 0v92M112 40v64M186 76v28M112 104h208', width: 5 },
      { role: 'accent', d: 'M0 92h96l90-16 76-26 58-16', width: 8 },
    ],
    office: [150, 82],
  },
  inland: {
    shapes: [
      {
        role: 'threadLight',
        d: 'M6 14h310M6 46h310M6 78h310M6 110h310M6 140h310',
        width: 14,
        dash: '14 6 22 6',
      },
      { role: 'threadLight', d: 'M206 90h52v38h-52z' },
      {
        role: 'page',
        d: 'M0 30h320M0 62h320M0 94h200M264 94h56M0 126h200M264 126h56M26 0v154M74 0v154M122 0v154M172 0v154M222 0v84M292 0v154',
        width: 5,
      },
      { role: 'accent', d: 'M0 140L320 12', width: 8 },
    ],
    office: [170, 72],
  },
};

/** The ground, and the woven ends of its strips. */
const ground: readonly Shape[] = [
  { role: 'panelStrong', d: 'M0 0h320v154H0z' },
  {
    role: 'panelBorder',
    d: 'M40 0h40v154H40zM120 0h40v154h-40zM200 0h40v154h-40zM280 0h40v154h-40z',
  },
];
const ends: readonly Shape[] = [
  {
    role: 'threadDeep',
    d: 'M0 152h320v20h-40v-8h-40v12h-40v-8h-40v12h-40v-18H80v12H40v-8H0z',
  },
  {
    role: 'accentHover',
    d: 'M0 157h40v4H0zM80 155h40v3H80zM160 157h40v5h-40zM240 155h40v4h-40zM40 170l10-13 10 13 10-13 10 13zM120 174l10-16 10 16 10-16 10 16zM200 171l10-14 10 14 10-14 10 14zM280 168l10-12 10 12 10-12 10 12z',
  },
];

/** The mark of the office, its point at a place. */
const mark = ([x, y]: Drawing['office']): readonly Shape[] => [
  { role: 'brand', d: `M${x} ${y}c-13-16-20-25-20-35a20 20 0 0 1 40 0c0 10-7 19-20 35z` },
  { role: 'accent', d: `M${x} ${y - 42}a7 7 0 1 1 0 14 7 7 0 0 1 0-14z` },
];

const shapesOf = (scenery: MapScenery): readonly Shape[] => {
  const { shapes, office } = drawings[scenery];
  return [...ground, ...shapes, ...ends, ...mark(office)];
};

const every = mapSceneries.flatMap(shapesOf);

/** The drawn maps' colours, as rules for the box around one. */
export const mapColours = (roles: Roles) =>
  Object.fromEntries(
    every.map(({ role, width }) =>
      width === undefined
        ? ([`& [data-yarn="${role}"]`, { fill: roles[role] }] as const)
        : ([`& [data-line="${role}"]`, { fill: 'none', stroke: roles[role] }] as const),
    ),
  );

/** A town on sewn strips, with a mark in it: it stands for any place. */
export const MapDrawing = ({ scenery }: { readonly scenery: MapScenery }) => (
  <svg viewBox="0 0 320 180" aria-hidden="true" focusable="false">
    {shapesOf(scenery).map(({ role, d, width, dash }) =>
      width === undefined ? (
        <path key={d} data-yarn={role} d={d} />
      ) : (
        <path key={d} data-line={role} strokeWidth={width} strokeDasharray={dash} d={d} />
      ),
    )}
  </svg>
);
