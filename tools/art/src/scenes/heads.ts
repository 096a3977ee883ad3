/** Small scenes in the heads of pages that show nothing else, 480 × 330. */
import { cloths } from '../cloths.ts';
import { hem, type Picture, scene } from '../formats.ts';
import { arm, bentArm, gripping, holding } from '../hands.ts';
import type { Ink, Skin } from '../palette.ts';
import type { Wearer } from '../people.ts';
import {
  type Art,
  at,
  capsule,
  circle,
  d,
  fill,
  fills,
  rect,
  repeat,
  stroke,
  strokes,
  turned,
} from '../svg.ts';
import { hills, house, palm, plant, sky, telephone } from '../things.ts';

/** Who is seen by a hand alone: the sleeve of a print. */
const alone = (skin: Skin, figure: Ink = 'gold300'): Wearer => ({
  skin,
  dress: { kind: 'print', cloth: 'flame', figure },
});

/** The crooked stick of a talking drum, upright; origin where a fist closes about it. */
const drumstick = (): Art => stroke('brand950', 11, 'M0 66V-86Q0-114-34-110');

/** An hourglass drum, 152 wide and 228 high; origin in its middle. */
const talkingDrum = (): Art =>
  fill('clay', 'M-68-100Q-22 0-68 100H68Q22 0 68-100Z') +
  fill('clayShade', 'M10-100H68Q22 0 68 100H10Z') +
  stroke(
    'gold200',
    3.5,
    'M-56-100Q-30 0-56 100M-32-100Q-16 0-32 100M-8-100V100M18-100Q10 0 18 100M46-100Q26 0 46 100',
  ) +
  fill('brand800', 'M-47-11H47V11H-47Z') +
  fill('gold400', 'M-36-5H36V5H-36Z') +
  fill('wall', 'M-76-114H76L68-92H-68ZM-76 114H76L68 92H-68Z') +
  fill('brand600', 'M-76-114H76V-106H-76ZM-76 106H76V114H-76Z');

/** A star of five points in two planes; origin its middle. */
const star = (radius: number): Art => {
  const point = (i: number): string => {
    const angle = (i / 10) * Math.PI * 2;
    const r = i % 2 ? radius * 0.46 : radius;
    return d`${Math.sin(angle) * r} ${-Math.cos(angle) * r}`;
  };
  const facets = Array.from({ length: 5 }, (_, i) => `M0 0L${point(i * 2)}L${point(i * 2 + 1)}Z`);
  return (
    fill('gold400', `M${Array.from({ length: 10 }, (_, i) => point(i)).join('L')}Z`) +
    fill('gold600', facets.join(''))
  );
};

/** A slip of paper with a star on it. */
const slip = (): Art => rect('wall', -34, -182, 68, 152) + at(0, -84, 1, star(20));

/** A piece of what lies on a loom: so far along it, and so far across it, from 0 to 1. */
const onLoom = (from: number, to: number, near = 0, far = 1): string => {
  const [x, y] = [42 * near, 226 - 42 * near];
  return d`M${from + x} ${y}H${to + x}L${to + 42 * far} ${226 - 42 * far}H${from + 42 * far}Z`;
};

/** Half a heddle: threads so long, and the rod across the loom that holds them, so far from their heads. */
const heddle = (x: number, y: number, length: number, rod: number): Art =>
  strokes('wall', 2.6, 7, (i) => d`M${x + i * 7} ${y - i * 7}v${length}`) +
  stroke('brand950', 8, d`M${x - 6} ${y + rod + 6}l54-54`);

/** A stool, its seat a crescent; 60 wide and 50 high. */
const stool = (): Art =>
  fill('gold600', 'M-17-38H17L11-8H-11Z') +
  fill('gold400', 'M-32-52Q0-28 32-52L28-38Q0-22-28-38ZM-28-10H28V0H-28Z');

/** The pictures in the heads of pages that show nothing else, and of an empty list. */
export const headPictures: readonly Picture[] = [
  scene(
    'pictures/insights',
    hem(cloths.clay, 2),
    'An open book on a table',
    rect('brand200', 0, 0, 480, 260) +
      rect('gold300', 130, 20, 220, 160) +
      fill('sky3', 'M142 32h196v136H142z') +
      circle('sun', 286, 104, 38) +
      fill('hillDeep', 'M142 142Q230 112 338 148V168H142Z') +
      stroke('wall', 8, 'M240 32V168') +
      rect('clay', 0, 250, 480, 23) +
      rect('clayShade', 0, 272, 480, 80) +
      at(64, 258, 1, plant()) +
      fill('brand800', 'M116 254L132 190H348L364 254L240 270Z') +
      fill('wall', 'M128 246L142 186Q196 172 240 196V262Q186 238 128 246Z') +
      fill('wallShade', 'M352 246L338 186Q284 172 240 196V262Q294 238 352 246Z') +
      stroke(
        'brand600',
        4,
        'M158 198Q196 190 226 206M155 212Q194 204 226 220M152 226Q192 218 226 234M322 198Q284 190 254 206M325 212Q286 204 254 220',
      ) +
      stroke('flame', 7, 'M436 216q22 0 20 15t-24 14') +
      fill('flame', 'M380 206h58v26a26 26 0 0 1-26 26h-6a26 26 0 0 1-26-26z'),
  ),
  scene(
    'pictures/empty',
    hem(cloths.sky, 4),
    'A strip loom with its warp stretched and the first of the cloth woven, nobody at it',
    sky(480, 210, 'morning', [126, 134, 54]) +
      hills(480, 156, 330) +
      rect('ground', 0, 206, 480, 130) +
      fill('brand950', 'M50 264H384L440 214H100Z', 0.3) +
      // The far post, and the far foot of the roll.
      stroke('clayShade', 13, 'M280 218V66') +
      stroke('clayShade', 10, 'M436 228V184') +
      // What of the heddles is under the warp.
      heddle(238, 226, 16, 16) +
      heddle(262, 226, 26, 26) +
      // The warp, drawn together where the stone holds it, and what is woven of it.
      (['gold400', 'brand950', 'wall', 'flame', 'wall', 'brand950', 'gold400'] as const)
        .map((ink, i) => {
          const drawn = d`M60 ${212 - i}L${104 + i * 6} ${226 - i * 6}L${110 + i * 6} ${220 - i * 6}L60 ${211 - i}Z`;
          return fill(ink, onLoom(104, 290, i / 7, (i + 1) / 7) + drawn);
        })
        .join('') +
      fill('gold400', onLoom(288, 390)) +
      fill('flame', onLoom(292, 299) + onLoom(352, 359)) +
      fills('brand900', 16, (i) => {
        const [x, row] = [304 + (i % 4) * 11, Math.floor(i / 4)];
        return (i + row) % 2 ? '' : onLoom(x, x + 11, row / 4, (row + 1) / 4);
      }) +
      // The heddles hang from a pulley, the roll lies before the weaver.
      stroke('brand950', 3, 'M268 78V100M257 100L259 152M279 100L283 160') +
      circle('gold400', 268, 100, 12) +
      heddle(238, 170, 56, 0) +
      heddle(262, 180, 46, 0) +
      stroke('clay', 14, 'M218 274V118M208 128L290 56') +
      stroke('clay', 10, 'M388 270V226M376 240L452 164') +
      fill('gold400', capsule(392, 224, 430, 186, 19)) +
      stroke('flame', 8, 'M390 199Q412 206 419 226M412 177Q434 184 441 204') +
      circle('brand900', 392, 224, 19) +
      circle('gold400', 392, 224, 13) +
      circle('clay', 392, 224, 7) +
      fill('neutral700', 'M16 262Q6 222 28 204 54 190 74 214 86 240 78 262Z') +
      fill('neutral800', 'M54 199Q68 204 74 214 86 240 78 262H52Q66 230 54 199Z') +
      at(446, 278, 1, stool()),
  ),
  scene(
    'pictures/services',
    hem(cloths.house, 1),
    'A hand with a telephone before a home',
    sky(480, 250, 'noon', [96, 104, 36]) +
      hills(480, 190, 330) +
      at(322, 280, 1.2, house()) +
      at(448, 286, 1, palm(190)) +
      rect('ground', 0, 276, 480, 70) +
      arm(alone('umber', 'gold400'), [70, 372], [158, 238], holding(telephone()), -26),
  ),
  scene(
    'pictures/whistle',
    hem(cloths.sky, 0),
    'A talking drum and its stick',
    sky(480, 250, 'morning', [120, 120, 74]) +
      hills(480, 210, 330) +
      rect('ground', 0, 286, 480, 60) +
      at(180, 178, 0.78, turned(16, 0, 0, talkingDrum())) +
      bentArm(alone('sienna'), [410, 420], [446, 352], [381, 176], gripping(drumstick()), -10),
  ),
  scene(
    'pictures/feedback',
    hem(cloths.sky, 3),
    'A hand that puts a slip into a box with five stars',
    rect('brand200', 0, 0, 480, 250) +
      circle('brand100', 240, 150, 132) +
      rect('clay', 0, 244, 480, 29) +
      rect('clayShade', 0, 272, 480, 80) +
      fill('wallShade', 'M30 250L46 240H118L110 250ZM30 250H110V256H30Z') +
      fill('wall', 'M34 243L50 233H122L114 243ZM34 243H114V249H34Z') +
      stroke('flame', 6, 'M70 236L112 226') +
      fill('brand700', 'M132 176L156 150H340L364 176Z') +
      fill('brand950', 'M196 158H318L322 168H192Z') +
      at(0, 0, 0.86, arm(alone('umber'), [418, -26], [320, 80], holding(slip()), -30)) +
      fill('brand700', 'M139 168H357L364 176H132Z') +
      fill('brand600', 'M132 176H364V262H132Z') +
      rect('brand800', 300, 176, 64, 86) +
      fill('gold400', 'M132 186H364V191H132ZM132 248H364V253H132Z') +
      repeat(5, (i) => at(164 + i * 42, 221, 1, star(19))),
  ),
];
