/**
 * The drawings of the icons, on a grid of 24 × 24.
 * `linePaths` are from lucide 1.62 (circles, lines and rectangles written as paths). ISC License,
 * Copyright (c) 2026 Lucide Icons and Contributors. Permission to use, copy, modify, and/or
 * distribute this software for any purpose with or without fee is hereby granted, provided that the
 * above copyright notice and this permission notice appear in all copies. THE SOFTWARE IS PROVIDED
 * "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED
 * WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL,
 * DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE,
 * DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING
 * OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.
 * The signs of products and `solidPaths` are the kit's own; the latter are plain marks of the four
 * social networks.
 */
export const linePaths = {
  clock: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 6v6l4 2',
  calendar:
    'M8 2v4M16 2v4M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M3 10h18',
  menu: 'M4 5h16M4 12h16M4 19h16',
  x: 'M18 6 6 18M6 6l12 12',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  'arrow-left': 'M12 19l-7-7 7-7M19 12H5',
  'arrow-up-right': 'M7 7h10v10M7 17 17 7',
  'circle-user-round':
    'M17.925 20.056a6 6 0 0 0-11.851.001M8 11a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-left': 'M15 18l-6-6 6-6',
  'chevron-right': 'M9 18l6-6-6-6',
  plus: 'M5 12h14M12 5v14',
  check: 'M20 6 9 17l-5-5',
  'circle-alert': 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16',
  'circle-check': 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M16 9l-5.5 5.5L8 12',
  info: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 16v-4M12 8h.01',
  download: 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5',
  phone:
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
  mail: 'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
  'map-pin':
    'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  star: 'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z',
  'message-square-text':
    'M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2zM7 11h10M7 15h6M7 7h8',
  globe:
    'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  'shield-check':
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
  car: 'M9 17a2 2 0 1 0-4 0 2 2 0 1 0 4 0h6a2 2 0 1 0 4 0 2 2 0 1 0-4 0m4 0h3v-4l-5-1-4-5H4l-2 5v5h3M2 12h15',
  luggage: 'M4 8h16v12H4zM9 8V4h6v4M9 12v4M15 12v4',
  house: 'M3 11l9-8 9 8v10h-6v-7H9v7H3z',
  'hard-hat': 'M2 18h20M4 18v-5a8 8 0 0 1 16 0v5M10 11V5h4v6',
  ship: 'M3 14h18l-3 6H6zM7 14V8h8v6M11 8V4',
} as const;

/** Filled marks of social networks, as SVG paths in a square of 24 units. */
export const solidPaths = {
  facebook:
    'M14 22v-8h3l.5-3.5H14V8.3c0-1 .5-1.9 2-1.9h1.6V3.3S16.2 3 14.8 3C11.9 3 10 4.8 10 7.9v2.6H7V14h3v8z',
  instagram:
    'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zM7 4a3 3 0 0 0-3 3v10a3 3 0 0 0 3 3h10a3 3 0 0 0 3-3V7a3 3 0 0 0-3-3zM12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM17.3 5.5a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 1 1 0-2.4z',
  linkedin:
    'M3 9h4v12H3zM5 3a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6zM9.5 9h3.8v1.7c.6-1.1 2-2 3.9-2 3.4 0 4.3 2.2 4.3 5.3v7h-4v-6.3c0-1.6-.4-2.7-1.9-2.7-1.5 0-2.1 1.1-2.1 2.7V21h-4z',
  xMark:
    'M3 3h5.7l4.3 5.9L18.3 3H21l-6.7 7.7L21.6 21h-5.7l-4.8-6.6L5.2 21H2.6l7.2-8.3zM6.4 4.7l10.3 14.6h1.5L7.9 4.7z',
} as const;
