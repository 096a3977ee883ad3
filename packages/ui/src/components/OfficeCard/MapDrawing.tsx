'use client';

import { wovenHem } from '../../art/woven-hem.ts';
import type { Roles } from '../../theme/roles.ts';
import { yarns } from '../WovenBand/yarns.ts';

/** All drawn maps: a town about a round place, on a river, in the country, about a lagoon, by the sea. */
export const mapSceneries = ['round', 'river', 'inland', 'lagoon', 'coast'] as const;

/** What a drawn map shows. */
export type MapScenery = (typeof mapSceneries)[number];

const { length: count } = mapSceneries;

/**
 * A drawn map for each office of a list. An office's name chooses it, and so other companies' offices
 * have others; one that was drawn for the offices just before is passed over.
 */
export const sceneriesOf = (names: readonly string[]): readonly MapScenery[] => {
  const chosen: MapScenery[] = [];
  for (const name of names) {
    const seed = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
    const taken = chosen.slice(1 - count);
    const inTurn = mapSceneries.map((_, i) => mapSceneries[(seed + i) % count]);
    chosen.push(inTurn.find((scenery) => scenery && !taken.includes(scenery)) ?? 'coast');
  }
  return chosen;
};

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
      { role: 'threadLight', d: 'M8 18h300M16 84h290', width: 16, dash: '20 9 14 12' },
      { role: 'page', d: 'M0 36h320M32 0v57M106 0v65M180 0v66M266 0v59', width: 5 },
      { role: 'accent', d: 'M0 54l110 12h104l106-14', width: 8 },
    ],
    office: [214, 66],
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
      { role: 'page', d: 'M0 40h112M0 60h112M36 0v80M112 40v64M186 64v40M112 104h208', width: 5 },
      { role: 'accent', d: 'M0 80h96l90-16 76-26 58-16', width: 8 },
    ],
    office: [186, 64],
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
    office: [190, 64],
  },
  river: {
    shapes: [
      {
        role: 'threadLight',
        d: 'M0 10h40v6h40v14h40v18h40v14h40v12h40v14h40v12h40v40h-40v-12h-40v-14h-40v-12h-40V88h-40V70H80V54H40V48H0z',
      },
      { role: 'panelStrong', d: 'M8 28h24M46 38h26M206 94h26M252 108h20M288 120h26', width: 3 },
      {
        role: 'threadLight',
        d: 'M132 12h180M176 38h136M224 60h90M290 82h24M8 68h60M8 96h112M8 124h190M8 148h240',
        width: 13,
        dash: '18 7 13 7',
      },
      {
        role: 'page',
        d: 'M96 25h224M168 50h152M272 72h48M0 82h120M0 110h172M0 136h232M34 54v100M84 0v154M132 94v60M192 0v62M244 0v86M286 0v96M182 110v44',
        width: 5,
      },
      { role: 'accent', d: 'M320 34l-106 42-154 78', width: 8 },
    ],
    office: [244, 64],
  },
  round: {
    shapes: [
      {
        role: 'threadLight',
        d: 'M158 76a38 38 0 1 1 76 0a38 38 0 1 1-76 0M132 76a64 64 0 1 1 128 0a64 64 0 1 1-128 0M106 76a90 90 0 1 1 180 0a90 90 0 1 1-180 0M80 76a116 116 0 1 1 232 0a116 116 0 1 1-232 0M54 76a142 142 0 1 1 284 0a142 142 0 1 1-284 0M28 76a168 168 0 1 1 336 0a168 168 0 1 1-336 0M2 76a194 194 0 1 1 388 0a194 194 0 1 1-388 0',
        width: 13,
        dash: '16 6 23 7',
      },
      {
        role: 'page',
        d: 'M145 76a51 51 0 1 1 102 0a51 51 0 1 1-102 0M93 76a103 103 0 1 1 206 0a103 103 0 1 1-206 0M41 76a155 155 0 1 1 310 0a155 155 0 1 1-310 0M196 76L132-40M196 76L260-40M196 76L96 190M196 76L244 190M196 76L400 140M196 76L-20 20',
        width: 5,
      },
      {
        role: 'accent',
        d: 'M0 124L196 76 320 34M176 76a20 20 0 1 1 40 0a20 20 0 1 1-40 0',
        width: 8,
      },
      { role: 'threadLight', d: 'M180 76a16 16 0 1 1 32 0a16 16 0 1 1-32 0z' },
    ],
    office: [244, 60],
  },
};

/** How far the strips reach at least. */
const groundHeight = 154;

const ground: readonly Shape[] = [
  { role: 'panelStrong', d: 'M0 0h320v154H0z' },
  {
    role: 'panelBorder',
    d: 'M40 0h40v154H40zM120 0h40v154h-40zM200 0h40v154h-40zM280 0h40v154h-40z',
  },
];

/** The woven ends of the strips; the kit's hem starts at another strip for each map. */
const hem: readonly Shape[] = wovenHem.paths.map(({ role, d }) => ({ role: yarns[role], d }));

/** The mark of the office, its point at a place. */
const mark = ([x, y]: Drawing['office']): readonly Shape[] => [
  { role: 'brand', d: `M${x} ${y}c-13-16-20-25-20-35a20 20 0 0 1 40 0c0 10-7 19-20 35z` },
  { role: 'accent', d: `M${x} ${y - 42}a7 7 0 1 1 0 14 7 7 0 0 1 0-14z` },
];

const every = [
  ...ground,
  ...hem,
  ...mapSceneries.flatMap((scenery) => drawings[scenery].shapes),
  ...mark([0, 0]),
];

/** The drawn maps' colours, as rules for the box around one. */
export const mapColours = (roles: Roles) =>
  Object.fromEntries(
    every.map(({ role, width }) =>
      width === undefined
        ? ([`& [data-yarn="${role}"]`, { fill: roles[role] }] as const)
        : ([`& [data-line="${role}"]`, { fill: 'none', stroke: roles[role] }] as const),
    ),
  );

const Shapes = ({ of }: { readonly of: readonly Shape[] }) =>
  of.map(({ role, d, width, dash }) =>
    width === undefined ? (
      <path key={d} data-yarn={role} d={d} />
    ) : (
      <path key={d} data-line={role} strokeWidth={width} strokeDasharray={dash} d={d} />
    ),
  );

/** A town on sewn strips, with a mark in it: it stands for any place. */
export const MapDrawing = ({ scenery }: { readonly scenery: MapScenery }) => {
  const { shapes, office } = drawings[scenery];
  const turn = mapSceneries.indexOf(scenery) * 40;
  const top = 180 - wovenHem.height;
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" focusable="false">
      <svg width="320" height={groundHeight} aria-hidden="true">
        <Shapes of={ground} />
        <Shapes of={shapes} />
      </svg>
      <svg y={top} width="320" height={wovenHem.height} aria-hidden="true">
        {[-turn, wovenHem.width - turn].map((x) => (
          <g key={x} transform={`translate(${x})`}>
            <Shapes of={hem} />
          </g>
        ))}
      </svg>
      <Shapes of={mark(office)} />
    </svg>
  );
};
