'use client';

import type { Roles } from '../../theme/roles.ts';

/** The shapes of each colour, from the ground up. Eight strips of 40 units hang side by side. */
const shapes: readonly (readonly [role: keyof Roles, d: string])[] = [
  ['panelStrong', 'M0 0h40v166H0zM80 0h40v162H80zM160 0h40v168h-40zM240 0h40v164h-40z'],
  ['panelBorder', 'M40 0h40v174H40zM120 0h40v180h-40zM200 0h40v176h-40zM280 0h40v172h-40z'],
  // Water.
  [
    'thread',
    'M0 128l40 8v30H0zM40 132l40 10v32H40zM80 146l40 4v12H80zM240 0h40v26l-40-10zM280 0h40v44l-40-20z',
  ],
  // Houses.
  [
    'threadLight',
    'M8 12h18v16H8zM8 62h22v20H8zM48 20h12v20H48zM50 64h20v14H50zM88 10h24v14H88zM90 58h14v12H90zM92 104h20v20H92zM128 14h10v18h-10zM126 120h16v22h-16zM170 12h20v14h-20zM168 112h24v14h-24zM208 16h14v18h-14zM210 62h22v12h-22zM212 104h18v24h-18zM250 46h18v14h-18zM248 92h24v20h-24zM290 58h20v16h-20zM288 108h14v18h-14zM250 128h20v14h-20z',
  ],
  // Streets, a little out of step at every seam.
  [
    'page',
    'M0 46h40v5H0zM40 48h40v5H40zM80 45h40v5H80zM120 47h40v5h-40zM160 45h40v5h-40zM200 48h40v5h-40zM240 72h40v5h-40zM280 76h40v5h-40zM31 0h5v128h-5zM106 0h5v146h-5zM150 0h5v180h-5zM234 0h5v176h-5zM276 20h4v144h-4z',
  ],
  [
    'accent',
    'M0 108l40-6v8l-40 6zM40 99l40-6v8l-40 6zM80 93l40-6v8l-40 6zM120 84l40-6v8l-40 6zM160 87l40-6v8l-40 6zM200 85l40 6v8l-40-6zM240 94l40 6v8l-40-6zM280 97l40 6v8l-40-6z',
  ],
  // The woven ends.
  [
    'threadDeep',
    'M40 164h40v10H40zM120 168h40v12h-40zM200 166h40v10h-40zM280 162h40v10h-40zM0 156h40v10H0zM240 154h40v10h-40z',
  ],
  [
    'accentHover',
    'M40 174l10-10 10 10zM60 174l10-10 10 10zM128 170h8v8h-8zM144 170h8v8h-8zM200 176l10-10 10 10zM220 176l10-10 10 10zM288 164h8v6h-8zM304 164h8v6h-8zM0 160h40v2H0zM240 158h40v2h-40z',
  ],
  // The office.
  ['brand', 'M160 92c-13-16-20-25-20-35a20 20 0 0 1 40 0c0 10-7 19-20 35z'],
  ['accent', 'M160 50a7 7 0 1 1 0 14 7 7 0 0 1 0-14z'],
];

/** The drawn map's colours, as rules for the box around it. */
export const mapColours = (roles: Roles) =>
  Object.fromEntries(
    shapes.map(([role]) => [`& [data-yarn="${role}"]`, { fill: roles[role] }] as const),
  );

/** A town on sewn strips, with a mark in its middle: it stands for any place. */
export const MapDrawing = () => (
  <svg viewBox="0 0 320 180" aria-hidden="true" focusable="false">
    {shapes.map(([role, d]) => (
      <path key={d} data-yarn={role} d={d} />
    ))}
  </svg>
);
