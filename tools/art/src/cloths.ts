/** The cloths of strip ends in scenes of places and things. People bring their own: `clothOf`. */
import type { Cloth } from './motifs.ts';

/** The cloths by name: strips, each a row of three colours. */
export const cloths = {
  clay: [
    ['clay', 'gold300', 'clayShade'],
    ['clayShade', 'wall', 'clay'],
    ['gold400', 'clayShade', 'brand900'],
    ['brand700', 'clay', 'wall'],
  ],
  coast: [
    ['water', 'gold200', 'waterLight'],
    ['gold200', 'leaf', 'water'],
    ['flame', 'gold300', 'brand900'],
    ['leaf', 'gold300', 'water'],
  ],
  computers: [
    ['brand950', 'brand400', 'gold400'],
    ['brand800', 'gold400', 'brand300'],
    ['gold400', 'brand950', 'brand400'],
    ['brand400', 'brand950', 'gold200'],
  ],
  containers: [
    ['brand600', 'neutral100', 'gold400'],
    ['gold400', 'brand900', 'neutral100'],
    ['leaf', 'neutral100', 'brand900'],
    ['brand900', 'brand400', 'gold400'],
  ],
  house: [
    ['wall', 'roof', 'brand700'],
    ['roof', 'wall', 'brand900'],
    ['brand700', 'wall', 'gold400'],
    ['wallShade', 'brand700', 'roof'],
  ],
  night: [
    ['brand950', 'gold300', 'brand500'],
    ['brand700', 'gold200', 'brand950'],
    ['gold300', 'brand950', 'brand700'],
    ['brand500', 'brand950', 'gold200'],
  ],
  rain: [
    ['rain2', 'drop', 'brand900'],
    ['leafDeep', 'gold300', 'drop'],
    ['drop', 'rain1', 'brand700'],
    ['brand900', 'rain4', 'gold400'],
  ],
  road: [
    ['neutral900', 'gold300', 'flame'],
    ['flame', 'gold300', 'neutral900'],
    ['gold400', 'neutral900', 'white'],
    ['brand700', 'gold300', 'neutral900'],
  ],
  sea: [
    ['water', 'waterLight', 'gold300'],
    ['waterLight', 'brand900', 'water'],
    ['gold400', 'water', 'brand900'],
    ['wall', 'water', 'flame'],
  ],
  sky: [
    ['brand300', 'brand800', 'gold200'],
    ['gold300', 'brand700', 'wall'],
    ['flame', 'gold200', 'brand900'],
    ['brand700', 'brand200', 'gold300'],
  ],
  steel: [
    ['brand700', 'gold400', 'neutral900'],
    ['neutral900', 'gold400', 'brand500'],
    ['gold400', 'brand900', 'white'],
    ['brand950', 'brand300', 'gold400'],
  ],
} as const satisfies Readonly<Record<string, Cloth>>;
