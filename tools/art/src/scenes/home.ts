/** Scenes of the two homes, the default picture and the share picture. */

import { daughter, director, engineer, father, mother, person } from '../people.ts';
import { type Art, at, fill, rect } from '../svg.ts';
import {
  baobab,
  birds,
  car,
  compound,
  containers,
  excavator,
  gantry,
  hills,
  house,
  lorry,
  morningSun,
  palm,
  road,
  sea,
  ship,
  sky,
  stall,
  steelFrame,
  sun,
  tower,
  towerCrane,
} from '../things.ts';

/** 760 × 800: a couple and their daughter before their home, the sun in haze. */
export const family = (): Art =>
  sky(760, 656) +
  at(92, 150, 1, birds('brand700')) +
  sun(502, 272, 188) +
  hills(760, 448, 800) +
  at(56, 592, 1.25, palm(270)) +
  at(634, 592, 1.02, house()) +
  rect('ground', 0, 584, 760, 216) +
  fill('groundDeep', 'M0 640Q180 610 380 650T760 628V800H0Z') +
  at(205, 336, 1.12, person(father)) +
  at(456, 376, 1.22, person(mother)) +
  at(323, 556, 0.96, person(daughter));

/** 760 × 800: a director and a site engineer before a port. */
export const port = (): Art =>
  sky(760, 640) +
  sun(228, 264, 176) +
  at(632, 592, 1, tower(86, 400, 'brand800', 'gold300', 3, 12)) +
  at(718, 592, 1, tower(94, 304, 'brand900', 'brand300', 3, 9)) +
  at(470, 592, 1.25, gantry('brand950', 'brand950')) +
  rect('ground', 0, 584, 760, 216) +
  at(
    0,
    610,
    1.94,
    containers(6, 3, (column, row) => row === 2 && column > 2),
  ) +
  fill('groundDeep', 'M0 690H760V800H0Z') +
  at(258, 368, 1.2, person(director)) +
  at(502, 400, 1.16, person(engineer));

/** 360 × 450: a market trader before her stall. */
export const trader = (): Art =>
  sky(360, 420, 'morning') +
  morningSun(292, 112, 56) +
  at(304, 366, 0.95, stall('brand600', 'gold300')) +
  rect('ground', 0, 362, 360, 90) +
  at(142, 208, 0.96, person({ ...mother, mouth: 'smile' }));

/** 360 × 450: a car on the open road at dusk. */
export const openRoad = (): Art =>
  sky(360, 300) +
  sun(250, 140, 92) +
  hills(360, 190, 320) +
  at(322, 298, 0.9, palm(190)) +
  at(22, 298, 0.6, palm(150)) +
  road(360, 292, 160) +
  at(160, 352, 1.2, car());

/** 360 × 450: two of the people who look after a company, in talk. */
export const team = (): Art =>
  sky(360, 450, 'morning') +
  morningSun(180, 130, 84) +
  at(112, 186, 0.84, person({ ...engineer, mouth: 'smile', turned: true })) +
  at(254, 216, 0.84, person({ ...director, mouth: 'laugh', turned: true }), -0.84);

/** 360 × 450: a ship under a crane at the quay. */
export const harbour = (): Art =>
  sky(360, 320) +
  sun(110, 130, 84) +
  at(196, 330, 0.86, gantry('brand950', 'flame')) +
  sea(360, 300, 66) +
  at(150, 342, 0.66, ship()) +
  rect('neutral800', 0, 366, 360, 84) +
  rect('gold400', 0, 366, 360, 6);

/** 960 × 720, fit for any crop: a calm compound in open country. */
export const quietCompound = (): Art =>
  sky(960, 600) +
  sun(480, 288, 168) +
  at(170, 150, 1.2, birds('brand700')) +
  hills(960, 396, 720) +
  at(100, 560, 1.2, palm(240)) +
  at(812, 556, 1.15, baobab()) +
  rect('ground', 0, 548, 960, 172) +
  fill('groundDeep', 'M0 640Q240 606 480 640T960 624V720H0Z') +
  fill('gold300', 'M440 576L372 720H588L520 576Z') +
  at(480, 584, 1.12, compound());

/** 960 × 720: a building going up under a crane, for the corporate default picture. */
export const buildingSite = (): Art =>
  sky(960, 600, 'morning') +
  morningSun(360, 260, 130) +
  at(150, 130, 1.2, birds('brand700')) +
  hills(960, 420, 720) +
  at(690, 570, 1.5, towerCrane('brand950')) +
  at(480, 570, 1.6, steelFrame()) +
  rect('ground', 0, 560, 960, 172) +
  at(236, 624, 1.1, excavator()) +
  at(800, 626, 1.1, lorry('gold400', 'wall', 'brand600')) +
  fill('groundDeep', 'M0 640Q240 622 480 640T960 632V720H0Z');

/** 1200 × 630: the family between their house and the coast, for sharing. */
export const sharePicture = (): Art =>
  sky(1200, 520) +
  sun(690, 240, 170) +
  at(150, 120, 1.3, birds('brand700')) +
  hills(1200, 350, 640) +
  at(90, 500, 1.2, palm(290)) +
  at(1120, 500, 1.1, palm(240)) +
  at(930, 500, 1.35, house()) +
  sea(420, 430, 80) +
  at(196, 466, 0.5, ship()) +
  rect('ground', 0, 496, 1200, 140) +
  at(400, 250, 1.02, person(father)) +
  at(640, 276, 1.1, person(mother)) +
  at(518, 436, 0.9, person(daughter));
