/** Scenes of the two homes, the default picture and the share picture. */

import {
  daughter,
  director,
  engineer,
  father,
  mason,
  mother,
  type Person,
  person,
  personAt,
} from '../people.ts';
import { type Art, at, fill, rect } from '../svg.ts';
import {
  baobab,
  birds,
  car,
  compound,
  containers,
  gantry,
  hills,
  house,
  mixer,
  palm,
  plainRoad,
  sandAndBlocks,
  scaffoldedBlock,
  sea,
  ship,
  sky,
  stall,
  sun,
  tower,
} from '../things.ts';

/** A couple and their child. */
export interface Family {
  readonly mother: Person;
  readonly father: Person;
  readonly child: Person;
}

/** The couple and their daughter, glad of who comes. */
export const hosts: Family = {
  mother: { ...mother, mouth: 'smile', welcoming: true, tilt: -4 },
  father: { ...father, mouth: 'glad', welcoming: true, tilt: 3 },
  child: daughter,
};

/** 760 × 800: a couple and their daughter before their home, the sun in haze. */
export const family = (): Art =>
  sky(760, 656, 'haze') +
  at(104, 178, 1, birds('brand700')) +
  sun(502, 272, 188) +
  hills(760, 448, 800) +
  at(56, 592, 1.25, palm(270)) +
  at(634, 592, 1.02, house()) +
  rect('ground', 0, 584, 760, 216) +
  fill('groundDeep', 'M0 640Q180 610 380 650T760 628V800H0Z') +
  personAt(205, 336, 1.12, hosts.father) +
  personAt(456, 376, 1.22, hosts.mother) +
  personAt(323, 556, 0.96, hosts.child);

/** 680 × 500: a family for a header, the child's face clear of the woven ends. */
export const familyAtHome = (family: Family): Art =>
  sky(680, 470, 'haze', [448, 214, 150]) +
  hills(680, 332, 500) +
  at(48, 452, 1.1, palm(270)) +
  at(578, 452, 0.92, house()) +
  rect('ground', 0, 444, 680, 100) +
  personAt(182, 214, 0.98, family.father) +
  personAt(434, 244, 1.04, family.mother) +
  personAt(312, 370, 0.86, family.child);

/** 760 × 800: a director and a site engineer before a port. */
export const port = (): Art =>
  sky(760, 640, 'haze', [228, 264, 176]) +
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
  personAt(258, 368, 1.2, { ...director, mouth: 'smile', welcoming: true, tilt: 3 }) +
  personAt(502, 400, 1.16, { ...engineer, mouth: 'glad', welcoming: true, tilt: -3 });

/** 360 × 450: a market trader before her stall. */
export const trader = (who: Person): Art =>
  sky(360, 420, 'morning', [292, 112, 56]) +
  at(304, 366, 0.95, stall('brand600', 'gold300')) +
  rect('ground', 0, 362, 360, 90) +
  // A tile on a telephone hides the upper 52 units.
  personAt(142, 226, 0.9, { ...who, mouth: 'smile' });

/** 360 × 450: a car on the open road at dusk. */
export const openRoad = (): Art =>
  sky(360, 300, 'haze', [250, 140, 92]) +
  hills(360, 190, 320) +
  at(322, 298, 0.9, palm(190)) +
  at(22, 298, 0.6, palm(150)) +
  plainRoad(360, 292, 160) +
  at(160, 334, 1.2, car());

/** 360 × 450: two of the people who look after a company, in talk. */
export const team = (): Art =>
  sky(360, 450, 'morning', [180, 130, 84]) +
  personAt(112, 186, 0.84, { ...engineer, mouth: 'smile', turned: true }) +
  at(254, 216, 0.84, person({ ...director, mouth: 'laugh', turned: true }), -0.84);

/** 360 × 450: a ship under a crane at the quay. */
export const harbour = (): Art =>
  sky(360, 320, 'haze', [110, 130, 84]) +
  at(196, 330, 0.86, gantry('brand950', 'flame')) +
  sea(360, 300, 66) +
  at(150, 342, 0.66, ship()) +
  rect('neutral800', 0, 366, 360, 84) +
  rect('gold400', 0, 366, 360, 6);

/** 640 × 520: a calm compound in open country, for the default picture. */
export const quietCompound = (): Art =>
  sky(640, 430, 'haze', [320, 204, 116]) +
  at(112, 104, 0.9, birds('brand700')) +
  hills(640, 284, 520) +
  at(64, 404, 0.86, palm(240)) +
  at(548, 400, 0.82, baobab()) +
  rect('ground', 0, 394, 640, 130) +
  fill('groundDeep', 'M0 462Q160 438 320 462T640 450V520H0Z') +
  fill('gold300', 'M294 414L246 520H394L346 414Z') +
  at(320, 420, 0.8, compound());

/** 640 × 520: masons at a block of flats, for the corporate default picture. */
export const buildingSite = (): Art =>
  sky(640, 430, 'noon', [566, 92, 38]) +
  hills(640, 290, 520) +
  at(330, 420, 1.16, scaffoldedBlock()) +
  rect('ground', 0, 412, 640, 120) +
  fill('groundDeep', 'M0 448Q160 434 320 448T640 442V520H0Z') +
  at(536, 440, 0.8, sandAndBlocks()) +
  at(446, 456, 0.92, mixer()) +
  personAt(142, 254, 0.94, mason);

/** 1200 × 630: the family between their house and the coast, for sharing. */
export const sharePicture = (): Art =>
  sky(1200, 520, 'haze', [690, 240, 170]) +
  at(150, 120, 1.3, birds('brand700')) +
  hills(1200, 350, 640) +
  at(90, 500, 1.2, palm(290)) +
  at(1120, 500, 1.1, palm(240)) +
  at(930, 500, 1.35, house()) +
  sea(420, 430, 80) +
  at(196, 466, 0.5, ship()) +
  rect('ground', 0, 496, 1200, 140) +
  personAt(400, 250, 1.02, hosts.father) +
  personAt(640, 276, 1.1, hosts.mother) +
  personAt(518, 436, 0.9, hosts.child);
