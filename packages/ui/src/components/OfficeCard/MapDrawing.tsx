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
  /** From the ground up. Lines are a little out of step at the seams, where strips of 40 units meet. */
  readonly shapes: readonly Shape[];
  /** The place of the office's mark. */
  readonly office: readonly [x: number, y: number];
}

const drawings: Readonly<Record<MapScenery, Drawing>> = {
  coast: {
    shapes: [
      {
        role: 'thread',
        d: 'M0 100h40v8h40v10h40v8h40v6h40v-6h40v-10h40v-12h40v54H0z',
      },
      { role: 'threadLight', d: 'M8 20h300M20 64h290', width: 16, dash: '20 9 14 12' },
      {
        role: 'page',
        d: 'M0 42h40v2h40v-3h40v2h80v3h40v-2h80M32 0v90M106 0v104M198 0v112M266 0v100M236 114v28h-22',
        width: 5,
      },
      {
        role: 'accent',
        d: 'M0 84l40 6v2l40 8v2l40 6v2l40 3v-2l40-3v-2l40-8v-2l40-9v-2l40-8',
        width: 8,
      },
    ],
    office: [154, 98],
  },
  lagoon: {
    shapes: [
      {
        role: 'thread',
        d: 'M80 0h240v44h-40v16h-40v10h-40V58h-40V42h-40V24H80zM0 108h40v12h40v8h40v-6h40v8h40v8h40v-6h40v8h40v14H0z',
      },
      { role: 'panelBorder', d: 'M200 8h40v28h-40zM240 14h40v20h-40z' },
      {
        role: 'threadLight',
        d: 'M8 18h60M8 84h130M206 22h62M200 104h116',
        width: 14,
        dash: '16 8 22 7',
      },
      {
        role: 'page',
        d: 'M0 40h80v3h40M0 64h40v2h80v-2h40v14M160 86h40v2h80v-2h40M36 0v108M112 44v78M186 60v70M268 72v60',
        width: 5,
      },
      { role: 'accent', d: 'M66 154v-54l14-6v2l40-18v-2l40-20v2l40-20v-2l40-19v2l32-19', width: 8 },
    ],
    office: [120, 80],
  },
  inland: {
    shapes: [
      {
        role: 'threadLight',
        d: 'M6 14h310M6 46h310M6 78h310M6 110h310M6 140h310',
        width: 14,
        dash: '14 6 22 6',
      },
      { role: 'thread', d: 'M200 84h40v46h-40zM240 88h24v38h-24z' },
      {
        role: 'page',
        d: 'M0 30h40v2h80v-2h80v3h120M0 62h80v2h80v-3h160M0 94h40v3h80v-2h80M264 95h56M0 126h80v-2h40v3h80M264 126h56M26 0v154M74 0v154M122 0v154M172 0v154M222 0v84M292 0v154',
        width: 5,
      },
      {
        role: 'accent',
        d: 'M0 148l40-18v-2l40-18v2l40-18v-2l40-18v2l40-18v-2l40-18v2l40-18v-2l40-18',
        width: 8,
      },
    ],
    office: [190, 76],
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
