/** Scenes of articles for thumbnails, each 420 × 300: one thing or person, large. */

import { engineer, personAt } from '../people.ts';
import { type Art, at, fill, rect } from '../svg.ts';
import {
  aeroplane,
  compoundWall,
  fire,
  gantry,
  hills,
  house,
  palm,
  plainRoad,
  sea,
  ship,
  sky,
  solarPanels,
  storeyHouse,
  towerCrane,
  trotro,
} from '../things.ts';
import { student } from './articles.ts';

/** The minibus of the three vehicles. */
export const minibus = (): Art =>
  sky(420, 220, 'noon', [356, 62, 34]) +
  hills(420, 140, 240) +
  plainRoad(420, 214, 90) +
  at(206, 264, 1.64, trotro());

/** The minibus on the coast road. */
export const onTheCoast = (): Art =>
  sky(420, 170, 'haze', [320, 96, 72]) +
  sea(420, 140, 70) +
  fill('gold200', 'M0 200Q210 184 420 202V230H0Z') +
  at(56, 220, 1.1, palm(190)) +
  plainRoad(420, 214, 90) +
  at(214, 264, 1.6, trotro('wall'));

/** The student, her aeroplane behind her. */
export const leaving = (): Art =>
  sky(420, 300, 'morning', [150, 130, 88]) +
  hills(420, 220, 300) +
  at(314, 84, 0.64, aeroplane()) +
  personAt(150, 146, 1, student);

/** The ship, under one gantry. */
export const atTheQuay = (): Art =>
  sky(420, 230, 'morning', [96, 84, 60]) +
  at(270, 226, 0.66, gantry()) +
  sea(420, 208, 100) +
  at(208, 246, 0.9, ship());

/** A house, the fire before it. */
export const burning = (): Art =>
  sky(420, 230, 'haze', [304, 80, 70]) +
  hills(420, 160, 300) +
  rect('ground', 0, 222, 420, 90) +
  at(272, 244, 1.16, house()) +
  at(104, 280, 1.3, fire()) +
  fill('groundDeep', 'M0 276Q120 264 240 276T420 270V300H0Z');

/** The engineer, a crane behind her. */
export const onSite = (): Art =>
  sky(420, 300, 'noon', [372, 58, 30]) +
  hills(420, 200, 300) +
  at(104, 320, 0.92, towerCrane('brand950'), -0.92) +
  personAt(268, 158, 0.96, { ...engineer, mouth: 'smile' });

/** The house of two storeys in its compound. */
export const inItsCompound = (): Art =>
  sky(420, 240, 'haze', [300, 98, 72]) +
  hills(420, 170, 300) +
  rect('ground', 0, 236, 420, 70) +
  at(60, 244, 1, palm(190)) +
  at(216, 250, 1.06, storeyHouse()) +
  at(210, 282, 1.1, compoundWall(400, 'clay')) +
  rect('groundDeep', 0, 282, 420, 20);

/** The house with a roof of solar panels. */
export const solarRoof = (): Art =>
  sky(420, 250, 'noon', [352, 62, 36]) +
  hills(420, 170, 300) +
  rect('ground', 0, 240, 420, 66) +
  at(196, 270, 1.56, house()) +
  at(196, 136, 1.46, solarPanels());
