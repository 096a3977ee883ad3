/** Where directors and executives sit for their portraits, 400 × 480, in any land. */
import { kente } from '../motifs.ts';
import { at, rect } from '../svg.ts';
import { gantry, hills, house, palm, sky, tower } from '../things.ts';

/** Where a sitter is placed: a sun, hills, or a cloth behind. */
export const sittings = {
  sun: sky(400, 480, 'haze', [200, 180, 146]),
  hills: sky(400, 420, 'haze', [300, 130, 76]) + hills(400, 250, 480),
  city:
    sky(400, 480, 'haze', [110, 130, 84]) +
    at(350, 480, 1, tower(100, 380, 'brand800', 'gold300', 3, 11)) +
    at(46, 480, 1, tower(92, 230, 'brand600', 'brand200', 3, 7)),
  port: sky(400, 480, 'haze', [120, 150, 96]) + at(270, 480, 1.25, gantry('brand800', 'brand800')),
  cloth: rect('brand200', 0, 0, 400, 480) + kente(0, 0, 64, 480, 64) + kente(336, 0, 64, 480, 64),
  plain:
    rect('gold300', 0, 0, 400, 480) +
    rect('gold400', 0, 300, 400, 180) +
    rect('gold200', 0, 0, 400, 110),
  home:
    sky(400, 400, 'haze') +
    hills(400, 250, 480) +
    at(318, 372, 0.85, house()) +
    at(52, 380, 1, palm(230)),
} as const;
