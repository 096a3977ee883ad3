'use client';

import { wovenHem } from '../../art/woven-hem.ts';
import type { Roles } from '../../theme/colours/roles.ts';
import { yarns } from '../WovenBand/yarns.ts';

/** All drawn maps: a town around a roundabout, on a river, inland, on a lagoon, on the coast. */
export const mapSceneries = ['round', 'river', 'inland', 'lagoon', 'coast'] as const;

/** What a drawn map shows. */
export type MapScenery = (typeof mapSceneries)[number];

const { length: count } = mapSceneries;

/**
 * Chooses a drawn map for each office of a list, by the office's name, so that companies differ. A
 * map that one of the four offices before it has is skipped.
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
  /** The width of a line; without it the shape is filled. */
  readonly width?: number;
  readonly dash?: string;
}

interface Drawing {
  /**
   * In painting order: water, then blocks of houses. Water changes its edge only at the seams
   * between the ground's strips (40 units). Rows of blocks leave a gap where a street goes.
   */
  readonly shapes: readonly Shape[];
  /** Streets, and the main road `road`, cross the seams. */
  readonly streets: string;
  readonly road: string;
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
      {
        role: 'threadLight',
        d: 'M-6 2H320M-6 31H320M-6 79H320M82 106H250',
        width: 10,
        dash: '14 5 14 11',
      },
      {
        role: 'threadLight',
        d: 'M-6 14H320M38 44H250M38 92H300M126 118H204',
        width: 9,
        dash: '8 4 21 11',
      },
    ],
    streets: 'M0 22H320M32 0v86M76 22v77M120 0v99M164 22v104M208 0v66M252 22v77M296 0v55M0 99H290',
    road: 'M0 54l110 12h104l106-14',
    office: [214, 66],
  },
  lagoon: {
    shapes: [
      {
        role: 'threadLight',
        d: 'M80 0h240v44h-40v16h-40v10h-40V58h-40V42h-40V24H80zM0 108h40v12h40v8h40v-6h40v8h40v8h40v-6h40v8h40v14H0z',
      },
      { role: 'panelStrong', d: 'M92 12h40M150 28h32M288 10h24M48 140h36M128 146h32', width: 3 },
      { role: 'panelBorder', d: 'M200 8h40v28h-40zM240 14h40v20h-40z' },
      {
        role: 'threadLight',
        d: 'M-6 12H73M-6 56H142M170 84H320M82 115H320M203 19h34',
        width: 10,
        dash: '14 5 14 11',
      },
      {
        role: 'threadLight',
        d: 'M-6 34H116M-6 68H73M258 70H320M-6 97H320M203 30h33',
        width: 10,
        dash: '8 4 21 11',
      },
    ],
    streets:
      'M0 23H79M0 45H122M32 0v106M76 0v120M120 45v60M164 66v60M208 56v50M252 60v68M296 44v62M80 106H320',
    road: 'M0 82h96l90-18 76-26 58-16',
    office: [186, 64],
  },
  inland: {
    shapes: [
      {
        role: 'threadLight',
        d: 'M-16 14H320M-16 46H320M-16 78H320M-16 110H192M272 110h48M-16 140H320',
        width: 14,
        dash: '15 5 17 11',
      },
      { role: 'threadLight', d: 'M202 98h58v24h-58z' },
    ],
    streets:
      'M0 30h320M0 62h320M0 94h320M0 126h320M26 0v154M74 0v154M122 0v154M170 0v154M218 0v94M266 0v154M314 0v154',
    road: 'M0 140L320 12',
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
        d: 'M139 12h181M189 37h131M239 61h81M289 84h31M-11 69H74M-11 96H124M-11 123H196M-11 148H248',
        width: 13,
        dash: '17 5 17 11',
      },
    ],
    streets:
      'M96 25h224M168 49h152M234 72h86M0 82h106M0 110h172M0 136h232M34 54v100M84 0v154M134 94v60M184 0v62M234 0v74M284 0v96M184 110v44',
    road: 'M320 34l-106 42-154 78',
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
        role: 'panelStrong',
        d: 'M132-40L196 76 260-40M96 190L196 76 244 190M400 140L196 76-20 20',
        width: 11,
      },
      { role: 'threadLight', d: 'M180 76a16 16 0 1 1 32 0a16 16 0 1 1-32 0z' },
    ],
    streets:
      'M145 76a51 51 0 1 1 102 0a51 51 0 1 1-102 0M93 76a103 103 0 1 1 206 0a103 103 0 1 1-206 0M41 76a155 155 0 1 1 310 0a155 155 0 1 1-310 0M132-40L188 62M260-40L204 62M96 190L186 88M244 190L202 91M400 140L211 81M-20 20L180 72',
    road: 'M0 124L177 81M215 70L320 34M176 76a20 20 0 1 1 40 0a20 20 0 1 1-40 0',
    office: [244, 60],
  },
};

/** A drawing's shapes in painting order. The main road is painted over a wider line, its casing. */
const townOf = ({ shapes, streets, road }: Drawing): readonly Shape[] => [
  ...shapes,
  { role: 'panelStrong', d: road, width: 14 },
  { role: 'page', d: streets, width: 5 },
  { role: 'accent', d: road, width: 8 },
];

/** The height of the ground; the woven ends of its strips begin below. */
const groundHeight = 154;

const ground: readonly Shape[] = [
  { role: 'panelStrong', d: 'M0 0h320v154H0z' },
  {
    role: 'panelBorder',
    d: 'M40 0h40v154H40zM120 0h40v154h-40zM200 0h40v154h-40zM280 0h40v154h-40z',
  },
];

/** The woven ends of the strips; the kit's hem, which starts at another strip for each map. */
const hem: readonly Shape[] = wovenHem.paths.map(({ role, d }) => ({ role: yarns[role], d }));

/** The office's pin, with its tip at a point. */
const mark = ([x, y]: Drawing['office']): readonly Shape[] => [
  { role: 'brandSurface', d: `M${x} ${y}c-13-16-20-25-20-35a20 20 0 0 1 40 0c0 10-7 19-20 35z` },
  { role: 'accent', d: `M${x} ${y - 42}a7 7 0 1 1 0 14 7 7 0 0 1 0-14z` },
];

const every = [
  ...ground,
  ...hem,
  ...mapSceneries.flatMap((scenery) => townOf(drawings[scenery])),
  ...mark([0, 0]),
];

/** The CSS rules that colour a drawn map, for the element around it. */
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
      <path key={role + d} data-line={role} strokeWidth={width} strokeDasharray={dash} d={d} />
    ),
  );

/** A drawing of an imaginary town with a pin, on strips that are sewn together. */
export const MapDrawing = ({ scenery }: { readonly scenery: MapScenery }) => {
  const drawing = drawings[scenery];
  const index = mapSceneries.indexOf(scenery);
  const turn = (index * 120) % wovenHem.width;
  // Every other map's hem is mirrored, so that the ends of neighbouring maps differ.
  const placed = (x: number): string =>
    index % 2 ? `translate(${wovenHem.width - x}) scale(-1 1)` : `translate(${x})`;
  const top = 180 - wovenHem.height;
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true">
      <svg width="320" height={groundHeight} aria-hidden="true">
        <Shapes of={ground} />
        <Shapes of={townOf(drawing)} />
      </svg>
      <svg y={top} width="320" height={wovenHem.height} aria-hidden="true">
        {[-turn, wovenHem.width - turn].map((x) => (
          <g key={x} transform={placed(x)}>
            <Shapes of={hem} />
          </g>
        ))}
      </svg>
      <Shapes of={mark(drawing.office)} />
    </svg>
  );
};
