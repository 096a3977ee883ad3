/**
 * Hands and sleeves. A hand's origin is the middle of its wrist and it points up; at scale 1 it is
 * about 100 long, for a person of the same scale. `arm` turns it the way the sleeve points, and
 * `bentArm` draws the whole arm from the shoulder.
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

/** How far a stick in a fist leans from the forearm's line, in degrees. */
const lean = -30;

/** A fist about a stick: four fingers close over it, and the thumb crosses it above them. */
export const gripping = (skin: Skin, stick: Art): Art => {
  const fingers = [0, 1, 2, 3].map((i) => {
    const y = -34 + i * 19;
    return fill(skin, capsule(33 - i, y, -15 + i * 2, y - 2, 10.4));
  });
  return (
    fill(`${skin}Shade`, `${wrist}M-19 0C-24-14-38-28-36-52L-8-92 34-84 46-50C44-24 24-12 19 0Z`) +
    at(
      2,
      -52,
      1,
      turned(
        lean,
        0,
        0,
        fill(`${skin}Shade`, 'M-26 34L-30-30-18-44H38Q46-44 46-34V30Q44 40 30 42H-12Z') +
          stick +
          fingers.join('') +
          stroke(`${skin}Shade`, 2.6, 'M38-24.500L-8-27M38-5.500L-6-8M36 13.500L-3 11') +
          fill(skin, 'M-28 38C-42 10-38-14-30-26L-14-20C-16-6-12 12 0 30L-4 40Z') +
          fill(skin, capsule(-24, -22, 24, -47, 10.4)) +
          stroke(`${skin}Shade`, 2.6, 'M-16-14L20-33') +
          fill('eye', 'M20-53l9-4q6 5 3 11l-8 4z', 0.5),
      ),
    )
  );
};

/** A hand on a wheel, whose rim runs across it 60 above the wrist: fingers over it, the thumb along it. */
export const steering = (skin: Skin): Art => {
  const ends = [-64, -69, -68, -62];
  const fingers = ends.map((end, i) => capsule(-21 + i * 14, -40, -21 + i * 14, end, 7.4));
  return (
    fill(
      skin,
      'M-19 4C-24-12-31-22-28.400-42Q0-52 28.400-42C31-24 25-12 18 4A18.500 18.500 0 0 1-19 4Z',
    ) +
    fill(skin, fingers.slice(0, 3).join('')) +
    fill(`${skin}Shade`, fingers[3] ?? '') +
    fill(`${skin}Shade`, 'M8 20C10-12 15-28 13.600-44L28.400-42C31-24 25-12 18 4Q18 14 8 20Z') +
    stroke(`${skin}Shade`, 2.6, 'M-14-42V-68M0-45V-72M14-44V-68') +
    fill(skin, capsule(-19, -14, -32, -40, 9) + capsule(-32, -40, -50, -55, 8.2)) +
    stroke(`${skin}Shade`, 2.6, 'M-13-22L-21-39Q-24-45-28-47') +
    fill('eye', 'M-58-56l5-6q6 1 7 6l-6 5z', 0.5)
  );
};

/** A hand that carries something flat by its edge: fingers behind it, the thumb before it. */
export const carrying = (skin: Skin, thing: Art): Art =>
  fill(`${skin}Shade`, `${wrist}M-19 0C-24-20-40-34-38-60L-30-98H20L40-34C38-18 24-14 19 0Z`) +
  thing +
  fill(skin, 'M-18 16L-19 0C-24-18-42-30-41-54L-24-56C-14-34 16-22 19 0L18 16Z') +
  fill(skin, capsule(-32, -52, -10, -94, 9.5)) +
  fill('eye', 'M-14-99a4 5 0 0 1 8 3l-3 6-6-3z', 0.5);

/** A hand that writes: thumb and two fingers closed on a pen that leans on the knuckle. */
export const writing = (skin: Skin, pen: Ink = 'neutral900'): Art =>
  fill(`${skin}Shade`, capsule(-24, -32, -34, -66, 10) + capsule(-18, -44, -31, -84, 9.5)) +
  fill(skin, `${wrist}M-19 0C-27-12-36-26-33-44L-14-68 22-64C35-44 27-16 19 0Z`) +
  fill(`${skin}Shade`, 'M4 16V-2C8-20 10-40 8-66L22-64C35-44 27-16 19 0L18 16Z') +
  fill(`${skin}Shade`, capsule(-4, -58, -20, -88, 9)) +
  stroke(pen, 8, 'M-38-112L58-22') +
  fill('gold400', 'M-35.300-115l-5.400 6-8-12z') +
  fill(skin, capsule(19, -56, 12, -84, 9.5) + capsule(12, -84, -19, -98, 8.5)) +
  stroke(`${skin}Shade`, 2.4, 'M-30-28L-14-56') +
  fill(skin, capsule(-15, -18, -28, -50, 10) + capsule(-28, -50, -13, -82, 9));

/** A hand at rest on a table: fingers side by side, the thumb along them. */
export const resting = (skin: Skin): Art =>
  fill(skin, `${wrist}M-19 0C-25-14-30-26-29-50Q0-62 29-50C30-28 24-14 19 0Z`) +
  fill(
    skin,
    capsule(-21, -46, -20, -80, 8.2) +
      capsule(-7, -50, -6, -93, 8.2) +
      capsule(7.5, -50, 7, -90, 8) +
      capsule(21, -46, 19, -76, 7.6),
  ) +
  stroke(`${skin}Shade`, 2.4, 'M-14-46L-13-78M0.5-48V-86M14.5-46L13-76') +
  fill(`${skin}Shade`, 'M6 16V-4C11-18 15-34 14-50H29C30-28 24-14 19 0L18 16Z', 0.8) +
  fill(skin, capsule(-24, -14, -35, -50, 8.5)) +
  stroke(`${skin}Shade`, 2.4, 'M-17-20L-27-50');

/** An open hand, its fingers stretched, raised. */
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

/** A hand with a telephone at the ear to its right: fingers behind it, the thumb along its edge. */
export const calling = (skin: Skin): Art =>
  fill(
    `${skin}Shade`,
    [0, 1, 2, 3].map((i) => capsule(-26, -52 - i * 17, 4, -56 - i * 17, 9)).join(''),
  ) +
  fill('neutral900', 'M-10-26V-136Q-10-142-4-142H12Q18-142 18-136V-26Z') +
  fill('neutral700', 'M12-142Q18-142 18-136V-26H12Z') +
  fill(skin, `${wrist}M-19 0C-24-14-34-28-34-50L-22-58C-12-44 4-40 18-40 22-26 22-12 19 0Z`) +
  fill(skin, capsule(12, -34, 4, -88, 9.5)) +
  fill('eye', 'M0-92a4 5 0 0 1 8 0l-1 8h-6z', 0.5);

/** What covers an arm. */
export interface Sleeve {
  readonly cloth: Ink;
  readonly cuff: Ink;
}

type Point = readonly [x: number, y: number];

/** How far to turn what points up, in degrees, so that it points from one place to another. */
const pointing = ([x1, y1]: Point, [x2, y2]: Point): number =>
  Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI + 90);

/** A forearm in its sleeve from elbow to wrist, with a hand that points the same way. */
export const arm = (
  { cloth, cuff }: Sleeve,
  elbow: Point,
  wristAt: Point,
  hand: Art,
  bend = 0,
): Art => {
  const [[x1, y1], [x2, y2]] = [elbow, wristAt];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const degrees = pointing(elbow, wristAt);
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

/** Half the width of a bent arm from shoulder to elbow, and at its wrist: about half a head in all. */
const girth = { elbow: 27, wrist: 22 } as const;

/** The way from one place to another, one unit long. */
const way = ([x1, y1]: Point, [x2, y2]: Point): Point => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return [(x2 - x1) / length, (y2 - y1) / length];
};

/** Where the line through `a` along `u` meets the one through `b` along `v`. */
const crossing = (a: Point, u: Point, b: Point, v: Point): Point => {
  const along = ((b[0] - a[0]) * v[1] - (b[1] - a[1]) * v[0]) / (u[0] * v[1] - u[1] * v[0]);
  return [a[0] + u[0] * along, a[1] + u[1] * along];
};

const xy = ([x, y]: Point): string => d`${x} ${y}`;

/** The path data of a polygon. */
const polygon = (...points: readonly Point[]): string => `M${points.map(xy).join('L')}Z`;

/**
 * A whole arm in one outline, bent at the elbow: from the shoulder, which lies within the dress and
 * is of its cloth, to the hand. No line parts it from the body, but its planes away from the light:
 * the upper arm's inner one and the forearm's lower one.
 */
export const bentArm = (
  { cloth, cuff }: Sleeve,
  shoulder: Point,
  elbow: Point,
  wristAt: Point,
  hand: Art,
  bend = 0,
): Art => {
  const [upper, fore] = [way(shoulder, elbow), way(elbow, wristAt)];
  const turnsLeft = upper[0] * fore[1] - upper[1] * fore[0] < 0;
  /** From a joint so far along a part of the arm, and across it to the outside of the bend. */
  const from = ([x, y]: Point, [dx, dy]: Point, along: number, across: number): Point => {
    const out = turnsLeft ? across : -across;
    return [x + dx * along - dy * out, y + dy * along + dx * out];
  };
  const [wide, narrow] = [girth.elbow, girth.wrist];
  const outside = [from(shoulder, upper, 0, wide), from(elbow, upper, 0, wide)] as const;
  const inside = from(shoulder, upper, 0, -wide);
  const below = [from(elbow, fore, 0, wide), from(wristAt, fore, -8, narrow)] as const;
  const above = [from(elbow, fore, 0, -wide), from(wristAt, fore, -8, -narrow)] as const;
  const crook = crossing(inside, upper, above[0], way(...above));
  const point = crossing(outside[0], upper, below[0], way(...below));
  const outline =
    `M${xy(outside[0])}L${xy(outside[1])}Q${xy(point)} ${xy(below[0])}L${xy(below[1])}` +
    `L${xy(above[1])}L${xy(crook)}L${xy(inside)}` +
    `A${wide} ${wide} 0 0 ${turnsLeft ? 0 : 1} ${xy(outside[0])}Z`;
  return (
    at(...wristAt, 1, turned(pointing(elbow, wristAt) + bend, 0, 0, hand)) +
    fill(cloth, outline) +
    fill(
      'brand950',
      polygon(from(shoulder, upper, -wide, -wide * 0.35), crook, elbow) +
        polygon(elbow, from(elbow, fore, 40, wide - 2), below[1], from(wristAt, fore, -8, 0)),
      0.22,
    ) +
    fill(
      cuff,
      polygon(
        from(wristAt, fore, -4, narrow + 2),
        from(wristAt, fore, -19, narrow + 3),
        from(wristAt, fore, -19, -narrow - 3),
        from(wristAt, fore, -4, -narrow - 2),
      ),
    )
  );
};
