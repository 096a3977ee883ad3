/**
 * Hands and sleeves. A hand's origin is the middle of its wrist and it points up; at scale 1 it is
 * about 100 long, for a person of the same scale. `arm` turns it the way the sleeve points, and
 * `bentArm` draws the whole arm from the shoulder.
 */
import { tailored } from './clothes.ts';
import type { Skin } from './palette.ts';
import type { Wearer } from './people.ts';
import { type Art, at, capsule, d, fill, stroke, turned } from './svg.ts';

/** Draws a hand of such skin. */
type Hand = (skin: Skin) => Art;

/** A hand of the other arm. */
export const left =
  (hand: Hand): Hand =>
  (skin) =>
    at(0, 0, 1, hand(skin), -1);

const wrist = 'M-18 16L-19-6H19L18 16Z';

/** A hand about something held upright: fingers behind it, their tips and the thumb before it. */
export const holding =
  (thing: Art): Hand =>
  (skin) => {
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
export const gripping =
  (stick: Art): Hand =>
  (skin) => {
    const fingers = [0, 1, 2, 3].map((i) => {
      const y = -34 + i * 19;
      return fill(skin, capsule(33 - i, y, -15 + i * 2, y - 2, 10.4));
    });
    return (
      fill(
        `${skin}Shade`,
        `${wrist}M-19 0C-24-14-38-28-36-52L-8-92 34-84 46-50C44-24 24-12 19 0Z`,
      ) +
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

/** A hand that carries something flat by its edge: fingers behind it, the thumb before it. */
export const carrying =
  (thing: Art): Hand =>
  (skin) =>
    fill(
      `${skin}Shade`,
      'M-18 16L-19 0C-24-20-40-34-38-60L-20-72H20L40-34C38-18 24-14 19 0L6 14Z',
    ) +
    thing +
    fill(skin, 'M-18 16L-19 0C-24-18-42-30-41-54L-24-56C-14-34 16-22 19 0L6 14Z') +
    fill(skin, capsule(-32, -52, -10, -94, 9.5)) +
    fill('eye', 'M-14-99a4 5 0 0 1 8 3l-3 6-6-3z', 0.5);

/** A joint of a finger, and half the finger's width there. */
type Joint = readonly [x: number, y: number, half: number];

/** A finger's outline, its plane away from the light, which is its right one, and its nail. */
interface Finger {
  readonly outline: string;
  readonly plane: string;
  readonly nail: string;
}

/** A finger from its knuckle by its middle joint to its tip. */
const finger = (knuckle: Joint, middle: Joint, tip: Joint): Finger => {
  /** A point beside a joint: so much of the finger's width across it, and so much along it. */
  const beside = ([x, y, half]: Joint, from: Joint, to: Joint, across: number, along = 0) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [dx, dy] = [((to[0] - from[0]) / length) * half, ((to[1] - from[1]) / length) * half];
    return `${Math.round(x - dy * across + dx * along)} ${Math.round(y + dx * across + dy * along)}`;
  };
  const root = (across: number) => beside(knuckle, knuckle, middle, across);
  const bend = (across: number) => beside(middle, knuckle, tip, across);
  const end = (across: number, along = 0) => beside(tip, middle, tip, across, along);
  const round = (radius: number) => d`A${radius} ${radius} 0 0 1 `;
  const right = `${end(1)}L${bend(1)}L${root(1)}`;
  // An arc too small for its ends grows to half a circle, wherever rounding puts them.
  return {
    outline: `M${root(-1)}L${bend(-1)}L${end(-1)}${round(tip[2] - 1)}${right}Z`,
    plane: `M${root(0.2)}L${bend(0.2)}L${end(0.2, 0.98)}${round(tip[2])}${right}Z`,
    nail: `M${end(-0.45, 0.1)}L${end(-0.35, 0.7)}L${end(0.2, 0.8)}L${end(0.2, 0.1)}Z`,
  };
};

/** Fingers in their two planes, each over the one before it. */
const inTwoPlanes = (skin: Skin, ...fingers: readonly Finger[]): Art =>
  fingers.map(({ outline, plane }) => fill(skin, outline) + fill(`${skin}Shade`, plane)).join('');

/** The back of a hand whose fingers close over a bar that leans before it, so much of it thick. */
const closing = (skin: Skin, thick: number): Art =>
  fill(skin, 'M-19 12V0C-24-14-34-26-30-46Q-4-58 28-36C30-22 24-10 18 2V12Z') +
  inTwoPlanes(
    skin,
    finger([20, -34, 7.6], [21, -46, 7.8], [22, -39 - thick, 6.8]),
    finger([7, -42, 8.2], [8, -60, 8.2], [11, -51 - thick, 7.2]),
    finger([-7, -47, 8.4], [-7, -68, 8.4], [-3, -61 - thick, 7.4]),
    finger([-20, -48, 8.2], [-21, -74, 8.2], [-16, -68 - thick, 7.2]),
  ) +
  fill(`${skin}Shade`, 'M4 12V0C10-12 14-24 14-40L28-36C30-22 24-10 18 2V12Z');

/** A hand about a roll: the thumb behind it, the fingers over it. */
export const clasping =
  (roll: Art): Hand =>
  (skin) =>
    fill(`${skin}Shade`, capsule(-12, -8, -36, -38, 11) + capsule(-35, -38, -36, -60, 11)) +
    at(2, -55, 1, turned(-58, 0, 0, roll)) +
    closing(skin, 17);

/** A hand on a wheel, whose rim leans before it: fingers and thumb go over it side by side. */
export const steering: Hand = (skin) => {
  const thumb = finger([-12, -9, 12], [-39, -42, 10.4], [-42, -74, 8.4]);
  return closing(skin, 9) + inTwoPlanes(skin, thumb) + fill('eye', thumb.nail, 0.5);
};

/** A right hand that writes, seen from its back: index and thumb on the pen, the others under it. */
export const writing: Hand = (skin) => {
  const little = finger([18, -42, 9], [27, -63, 8.6], [40, -63, 6.6]);
  const ring = finger([9, -50, 8.4], [18, -74, 8], [33, -77, 7]);
  const second = finger([-4, -53, 8.6], [3, -81, 8.2], [25, -91, 7]);
  const index = finger([-18, -49, 9], [-18, -80, 8.2], [8, -98, 6.6]);
  const thumb = 'M-20-14L-43-51Q-46-58-41-62L-19-90Q-9-88-8-78L-24-50Z';
  return (
    fill(`${skin}Shade`, thumb + little.outline) +
    stroke('neutral900', 7.5, 'M-58-20L41-119') +
    fill('gold400', 'M37.300-120.600l5.300 5.300 7.500-12.800z') +
    inTwoPlanes(skin, ring, second, index) +
    fill(skin, 'M-18 16L-19 0C-22-14-30-30-27-50Q-4-70 28-40C27-22 22-10 18 2V16Z') +
    fill(`${skin}Shade`, 'M4 16V0Q12-20 12-52L28-40C27-22 22-10 18 2V16Z') +
    fill('eye', index.nail, 0.5)
  );
};

/** A right hand that lies open on a table: four fingers a little spread, the thumb away from them. */
export const resting: Hand = (skin) => {
  const fingers = [
    finger([-20, -48, 8.2], [-25.5, -72, 7.4], [-27, -92, 6]),
    finger([-7, -52, 8.4], [-8, -80, 7.6], [-6.5, -104, 6.2]),
    finger([7, -50, 8.2], [10.5, -77, 7.4], [13.5, -98, 6]),
    finger([19.5, -43, 7.2], [26, -64, 6.4], [31, -81, 5.4]),
  ];
  const thumb = finger([-10, -14, 12], [-35, -36, 8.6], [-43, -57, 6.8]);
  const palm =
    'M-19 16V2C-24-10-30-22-29-36L-28.200-50Q-20-59-14-55 -7-63 1-57 8-60 15-53 20-53 26.500-46C29-28 24-12 18 2V16Z';
  return (
    at(
      5,
      1,
      1,
      fill('brand950', fingers.map(({ outline }) => outline).join('') + thumb.outline + palm, 0.22),
    ) +
    inTwoPlanes(skin, ...fingers, thumb) +
    fill(skin, palm) +
    fill(`${skin}Shade`, 'M2 16V0C8-14 14-30 14-52Q20-53 26.500-46C29-28 24-12 18 2V16Z') +
    fill('eye', [...fingers, thumb].map(({ nail }) => nail).join(''), 0.5)
  );
};

/** A left hand raised in greeting, its palm seen: the thumb on the side of the head, the fingers spread. */
export const open: Hand = (skin) =>
  inTwoPlanes(
    skin,
    finger([-20, -46, 7.8], [-31, -72, 7.4], [-37, -92, 6.4]),
    finger([-7, -52, 8], [-12, -82, 7.6], [-15, -106, 6.6]),
    finger([8, -52, 7.8], [12, -80, 7.4], [14, -102, 6.4]),
    finger([20, -44, 7.2], [30, -65, 6.8], [36, -80, 5.8]),
    finger([-10, -12, 12], [-38, -32, 9], [-56, -50, 7.2]),
  ) +
  fill(
    skin,
    'M-19 16V2C-22-4-27-10-30-18L-28-45Q-22-53-13-53 -7-60 1-53 9-60 15-51 21-52 27.500-45C31-28 25-12 19 2V16Z',
  ) +
  fill(`${skin}Shade`, 'M4 16V0C10-14 17-30 15-51Q21-52 27.500-45C31-28 25-12 19 2V16Z') +
  stroke(`${skin}Shade`, 2, 'M-10-45Q-4-36 12-35M-25-32Q-8-34 9-20M-25-30Q-5-24-4 4');

/**
 * A right hand with a telephone at the ear to its right: its palm faces the head, so that the fingers
 * come round the edge towards the viewer, and the thumb is behind it.
 */
export const calling: Hand = (skin) =>
  fill('neutral900', 'M-10-26V-136Q-10-142-4-142H12Q18-142 18-136V-26Z') +
  fill('neutral700', 'M12-142Q18-142 18-136V-26H12Z') +
  fill(skin, 'M-18 16L-19 0C-24-14-40-28-40-56L-33-103-8-90V-32C10-32 20-18 19 0L18 16Z') +
  fill(
    skin,
    [0, 1, 2, 3].map((i) => capsule(-29 + i, -99 + i * 17, 14 - i * 2, -104 + i * 17, 9)).join(''),
  ) +
  stroke(`${skin}Shade`, 2.6, 'M16-95l-40 5M14-78l-40 5M12-61l-40 5');

type Point = readonly [x: number, y: number];

/** How far to turn what points up, in degrees, so that it points from one place to another. */
const pointing = ([x1, y1]: Point, [x2, y2]: Point): number =>
  Math.round((Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI + 90);

const sleeveOf = ({ skin, dress, cuff }: Wearer) => {
  const { cloth, cuff: usual } = tailored(dress, skin);
  return { cloth, cuff: cuff ?? usual };
};

/** A forearm in its sleeve from elbow to wrist, with a hand that points the same way. */
export const arm = (who: Wearer, elbow: Point, wristAt: Point, hand: Hand, bend = 0): Art => {
  const { cloth, cuff } = sleeveOf(who);
  const [[x1, y1], [x2, y2]] = [elbow, wristAt];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const degrees = pointing(elbow, wristAt);
  return (
    at(x2, y2, 1, turned(degrees + bend, 0, 0, hand(who.skin))) +
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
  who: Wearer,
  shoulder: Point,
  elbow: Point,
  wristAt: Point,
  hand: Hand,
  bend = 0,
): Art => {
  const { cloth, cuff } = sleeveOf(who);
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
    at(...wristAt, 1, turned(pointing(elbow, wristAt) + bend, 0, 0, hand(who.skin))) +
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
