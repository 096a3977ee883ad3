/**
 * Hands and sleeves. A hand's origin is the middle of its wrist and it points up; at scale 1 it is
 * about 100 long, for a person of the same scale. `arm` turns it the way the sleeve points.
 */
import type { Ink } from './palette.ts';
import type { Skin } from './people.ts';
import { type Art, at, capsule, d, fill, stroke, turned } from './svg.ts';

const wrist = 'M-18 16L-19-6H19L18 16Z';

/** A hand about something held upright: fingers behind it, their tips and the thumb before it. */
export const holding = (skin: Skin, thing: Art): Art => {
  const tips = [0, 1, 2, 3].map((i) => capsule(41, -94 + i * 19, 23 + i, -92 + i * 19, 8.8));
  return (
    fill(`${skin}Shade`, `${wrist}M-19 0C-24-20-38-34-36-60L-30-98H38L40-34C38-18 24-14 19 0Z`) +
    thing +
    fill(skin, 'M-19 2C-24-18-40-30-39-54L-24-50C-16-30-4-16 4 2Z') +
    fill(skin, capsule(-31, -50, -21, -96, 9.5)) +
    fill(skin, tips.join('')) +
    fill('eye', 'M-24-98a4 5 0 0 1 8 1l-1 7h-6z', 0.5)
  );
};

/** A hand that writes: a fist about a pen, forefinger and thumb in front. */
export const writing = (skin: Skin, pen: Ink = 'neutral900'): Art =>
  fill(skin, `${wrist}M-19 0C-30-14-36-34-28-56L-4-66 22-54C32-36 26-14 19 0Z`) +
  fill(`${skin}Shade`, 'M4 16V-2C8-20 2-40-4-66L22-54C32-36 26-14 19 0L18 16Z') +
  fill(
    skin,
    capsule(24, -50, 6, -60, 9) + capsule(28, -34, 11, -42, 9) + capsule(26, -18, 13, -25, 8.5),
  ) +
  stroke(pen, 7, 'M-42-112L16-18') +
  fill('gold400', 'M-38.5-114.200l-8.5-8.800 1 12.500z') +
  fill(`${skin}Shade`, capsule(-27, -34, -35, -82, 8.5)) +
  fill(skin, capsule(-6, -60, -28, -90, 9));

/** An open hand, its fingers stretched: at rest on a table, or raised. */
export const open = (skin: Skin): Art =>
  fill(skin, `${wrist}M-19 0C-24-14-34-26-32-50Q0-66 31-50C32-28 24-14 19 0Z`) +
  fill(
    skin,
    capsule(-23.5, -48, -29, -82, 8) +
      capsule(-8, -52, -10, -96, 8.2) +
      capsule(8, -52, 9, -94, 8.2) +
      capsule(23.5, -48, 27, -80, 7.6) +
      capsule(-26, -18, -48, -46, 8.5),
  ) +
  fill(`${skin}Shade`, 'M4 16V-4C10-18 12-34 10-52H31C32-28 24-14 19 0L18 16Z', 0.8);

/** What covers an arm. */
export interface Sleeve {
  readonly cloth: Ink;
  readonly cuff: Ink;
}

type Point = readonly [x: number, y: number];

/** A forearm in its sleeve from elbow to wrist, with a hand that points the same way. */
export const arm = (
  { cloth, cuff }: Sleeve,
  [x1, y1]: Point,
  [x2, y2]: Point,
  hand: Art,
  bend = 0,
): Art => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const degrees = Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI + 90);
  return (
    at(x2, y2, 1, turned(degrees + bend, 0, 0, hand)) +
    at(
      x2,
      y2,
      1,
      turned(
        degrees,
        0,
        0,
        fill(cloth, d`M-25 8H25L42 ${length}A42 42 0 0 1-42 ${length}Z`) +
          fill('brand950', d`M4 8H25L42 ${length}A42 42 0 0 1 20 ${length + 36}Z`, 0.22) +
          stroke('brand950', 2.4, d`M-25 8L-42 ${length}M25 8L42 ${length}`, 0.35) +
          fill(cuff, 'M-26 4H26L28 20H-28Z'),
      ),
    )
  );
};
