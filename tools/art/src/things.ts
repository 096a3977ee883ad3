/**
 * Things that stand in scenes. Unless said otherwise a thing's origin is the middle of its foot, so
 * that `at(x, groundLine, scale, thing)` stands it on the ground. Sizes at scale 1 are stated.
 */
import type { Ink } from './palette.ts';
import {
  type Art,
  at,
  box,
  circle,
  clipped,
  cycle,
  d,
  dashes,
  fill,
  fills,
  rect,
  repeat,
  stroke,
  strokes,
  turned,
} from './svg.ts';

/** The sun behind bars of Harmattan haze; origin its middle. */
export const sun = (x: number, y: number, radius: number): Art =>
  circle('sun', x, y, radius) +
  fill(
    'haze',
    [0.1, 0.3, 0.47, 0.62, 0.75, 0.86]
      .map((t, i) => box(x - radius * 1.25, y + radius * t, radius * 2.5, 2 + i * 1.6))
      .join(''),
    0.9,
  );

/** The sun of a clear morning, low in three rings of light; origin its middle. */
const morningSun = (x: number, y: number, radius: number): Art =>
  circle('gold200', x, y, radius * 1.5, 0.5) +
  circle('gold200', x, y, radius * 1.22, 0.7) +
  circle('gold300', x, y, radius);

/** The sun of noon, small and white, in a ring of rays; origin its middle. */
const noonSun = (x: number, y: number, radius: number): Art =>
  fills('gold200', 16, (i) => {
    const angle = (i / 16) * Math.PI * 2;
    const point = (turn: number, r: number): string =>
      d`${x + Math.cos(angle + turn) * r} ${y + Math.sin(angle + turn) * r}`;
    return `M${point(-0.07, radius * 1.2)}L${point(0, radius * (i % 2 ? 1.5 : 1.75))}L${point(0.07, radius * 1.2)}Z`;
  }) + circle('gold100', x, y, radius);

/** A new moon and stars in a field of the given width; origin the moon's middle. */
const moon = (x: number, y: number, _radius: number, width: number): Art =>
  fill(
    'gold200',
    d`M${x + 16} ${y - 44}A44 44 0 1 1 ${x - 32} ${y + 18}A36 36 0 0 0 ${x + 16} ${y - 44}Z`,
  ) +
  fills('gold100', 16, (i) =>
    box((i * i * 53 + i * 97 + 40) % width, 16 + ((i * i * 31 + i * 17) % 170), 4, 4),
  );

/** The hour and the weather of a scene: bands of sky from the top down, and what shines in them. */
const skies = {
  haze: { bands: ['sky1', 'sky2', 'sky3', 'sky4', 'sky5', 'sky6'], light: sun },
  morning: { bands: ['dawn1', 'dawn2', 'dawn3', 'dawn4'], light: morningSun },
  noon: { bands: ['noon1', 'noon2', 'noon3', 'noon4'], light: noonSun },
  rain: { bands: ['rain1', 'rain2', 'rain3', 'rain4'], light: () => '' },
  night: { bands: ['brand950', 'brand900', 'brand800', 'brand700', 'brand600'], light: moon },
} as const satisfies Record<string, { bands: readonly Ink[]; light: typeof moon }>;

/** The sky down to `height`, and the sun of its hour, or the moon, where `light` says: its middle and radius. */
export const sky = (
  width: number,
  height: number,
  hour: keyof typeof skies,
  light?: readonly [x: number, y: number, radius?: number],
): Art => {
  const { bands, light: shining } = skies[hour];
  const band = height / bands.length;
  // A strip that slides in from below shows what is above the picture.
  const above = (i: number): number => (i === 0 ? 30 : 0);
  return (
    repeat(bands.length, (i) =>
      rect(cycle(bands, i), 0, i * band - above(i), width, band + above(i) + 1),
    ) + (light ? shining(light[0], light[1], light[2] ?? 0, width) : '')
  );
};

/** Two ranges of hills across the width, the farther one's mean line at y, down to `bottom`. */
export const hills = (width: number, y: number, bottom: number): Art =>
  fill(
    'hill',
    d`M0 ${y + 30}C${width * 0.15} ${y - 30} ${width * 0.3} ${y - 20} ${width * 0.45} ${y + 20}S${width * 0.8} ${y - 50} ${width} ${y + 10}V${bottom}H0Z`,
  ) +
  fill(
    'hillDeep',
    d`M0 ${y + 70}C${width * 0.25} ${y + 10} ${width * 0.5} ${y + 90} ${width * 0.7} ${y + 50}S${width * 0.95} ${y + 30} ${width} ${y + 50}V${bottom}H0Z`,
  );

/** Water from y down, with strokes of light; the first parts it from hills of its own colour. */
export const sea = (width: number, y: number, height: number): Art =>
  rect('water', 0, y, width, height) +
  fill(
    'waterLight',
    box(0, y, width, 4) +
      repeat(Math.ceil(height / 22), (row) =>
        repeat(4, (i) => {
          const length = 50 + ((row * 37 + i * 23) % 60);
          const x = ((row * 97 + i * 211) % (width + 60)) - 40;
          return box(x, y + 10 + row * 22, length, 4);
        }),
      ),
  );

/**
 * The water about something afloat, which hides what is below its waterline: a moving edge, broken
 * reflections of the hull, and foam. Origin the middle of the waterline.
 */
const waterline = (width: number, hull: Ink, foam = true): Art => {
  const w = width / 2;
  const waves = Math.ceil(width / 28);
  return (
    fill(
      'water',
      `${d`M${-14 * waves} 3`}${'q7-5 14 0t14 0'.repeat(waves)}${d`V${w * 0.3}H${-14 * waves}Z`}`,
    ) +
    fills(hull, 4, (i) => box(-w * (0.86 - i * 0.14), 11 + i * 8, w * (1.7 - i * 0.3), 3.4), 0.5) +
    (foam
      ? fill(
          'waterLight',
          d`M${-w - 22} 4q18-8 34-3t30-1q10 3 16 6q-30 6-80-2zM${w - 40} 3q24-7 44-1t30 0q-20 7-74 1z`,
        )
      : '')
  );
};

/** A road without a line, for where woven ends would cut it. */
export const plainRoad = (width: number, y: number, height: number): Art =>
  rect('neutral900', 0, y, width, height) + rect('brand300', 0, y, width, 5);

/** A tarred road from y down with a broken middle line. */
export const road = (width: number, y: number, height: number): Art =>
  plainRoad(width, y, height) +
  fills('gold300', Math.ceil(width / 95), (i) => box(i * 95 - 20, y + height * 0.5, 46, 6));

/** Slanting rain over a field. */
export const rain = (width: number, height: number, drops: number): Art =>
  strokes('drop', 2.4, drops, (i) => d`M${(i * 97) % width} ${(i * 53) % height}l-12 34`, 0.75);

/** A cloud about 170 wide, round on every side; origin the middle of its base. */
export const cloud = (ink: Ink): Art =>
  fill(ink, 'M-54 0A30 30 0 0 1-54-60A46 46 0 0 1 32-70A36 36 0 0 1 56 0Q28 10 0 2Q-28 10-54 0Z');

/** Three birds far off. */
export const birds = (): Art =>
  stroke('brand700', 3, 'M0 0q8-10 14 0q6-10 14 0M44-22q6-8 11 0q5-8 11 0M62 10q6-8 11 0q5-8 11 0');

/** A palm of the given height; its crown is about 140 wide. */
export const palm = (height: number): Art => {
  const fronds: readonly (readonly [number, number, Ink])[] = [
    [-172, 74, 'leaf'],
    [-205, 64, 'leafDeep'],
    [-140, 70, 'leafDeep'],
    [-95, 58, 'leaf'],
    [-45, 70, 'leafDeep'],
    [-8, 76, 'leaf'],
    [24, 62, 'leafDeep'],
  ];
  const crown = fronds
    .map(([degrees, length, ink]) => {
      const angle = (degrees * Math.PI) / 180;
      const x = Math.cos(angle) * length;
      const y = Math.sin(angle) * length * 0.8 + 14;
      const midX = Math.cos(angle) * length * 0.55;
      const midY = Math.sin(angle) * length * 0.62 - 16;
      return fill(ink, d`M0 0Q${midX} ${midY} ${x} ${y}Q${midX} ${midY + 22} 0 0Z`);
    })
    .join('');
  const h = height;
  return (
    fill(
      'brand950',
      d`M-5 0C-2 ${-h * 0.5} 6 ${-h * 0.8} 10 ${-h}h7C14 ${-h * 0.7} 8 ${-h * 0.4} 8 0Z`,
    ) + at(13, -h, 1, crown)
  );
};

/** A baobab on its spreading roots, 260 wide and 250 high. */
export const baobab = (): Art =>
  fill(
    'brand950',
    'M-64 6C-42-2-36-26-34-60C-33-84-36-104-44-120L-96-158-90-166-40-138-52-190-42-192-22-140-8-206 4-206 6-140 36-188 46-184 26-130 84-162 92-154 38-112C32-96 32-84 34-60C36-26 42-2 64 6Q48 11 32 1Q22 13 8 3Q-10 15-24 3Q-44 12-64 6Z',
  ) +
  fill(
    'leaf',
    'M-130-152a26 24 0 0 1 22-40a36 30 0 0 1 58-12a32 26 0 0 1 22 44a22 18 0 0 1-30 20a40 22 0 0 1-48 2a20 18 0 0 1-24-14z',
  ) +
  fill(
    'leafDeep',
    'M-56-196a30 24 0 0 1 30-36a36 28 0 0 1 58 0a30 24 0 0 1 26 38a24 20 0 0 1-34 18a40 20 0 0 1-46 0a24 20 0 0 1-34-20z',
  ) +
  fill(
    'leaf',
    'M28-172a26 22 0 0 1 26-32a36 28 0 0 1 56 4a28 24 0 0 1 16 42a22 18 0 0 1-32 14a36 20 0 0 1-46-4a20 18 0 0 1-20-24z',
  );

/** What a house is made of. */
interface HouseLook {
  readonly wall?: Ink;
  readonly shade?: Ink;
  readonly door?: Ink;
  /** Of the windows; gold at night. */
  readonly window?: Ink;
}

/** A hip roof and its ribs: half so wide at its eaves and its ridge. */
const hipRoof = (eaves: number, y: number, ridge: number, top: number): Art =>
  fill('roof', d`M${-eaves} ${y}L${-ridge} ${top}H${ridge}L${eaves} ${y}Z`) +
  strokes(
    'brand950',
    2,
    8,
    (i) =>
      d`M${-eaves + (2 * eaves * (i + 1)) / 9} ${y}L${-ridge + (2 * ridge * (i + 1)) / 9} ${top}`,
    0.22,
  );

/** A hip-roofed bungalow, 200 wide (roof 232) and 136 high. */
export const house = ({
  wall = 'wall',
  shade = 'wallShade',
  door = 'brand700',
  window = 'brand900',
}: HouseLook = {}): Art =>
  rect(wall, -100, -84, 200, 84) +
  rect(shade, 24, -84, 76, 84) +
  hipRoof(116, -84, 68, -136) +
  rect(door, -16, -56, 28, 56) +
  fill(window, 'M-80-54h40v30h-40zM40-54h40v30h-40z') +
  fill(wall, 'M-61-54h2.5v30h-2.5zM59-54h2.5v30h-2.5z') +
  circle('gold400', 7, -28, 2.4);

/** A two-storey house with balconies, 190 wide and 220 high; its windows are gold at night. */
export const storeyHouse = (window: Ink = 'brand900'): Art =>
  rect('wall', -95, -168, 190, 168) +
  rect('wallShade', 30, -168, 65, 168) +
  hipRoof(112, -168, 70, -220) +
  fill(
    window,
    'M-78-144h40v42h-40zM-20-144h36v56h-36zM44-144h38v42h-38zM-78-58h40v36h-40zM44-58h38v36h-38z',
  ) +
  rect('brand700', -18, -64, 34, 64) +
  rect('brand800', -100, -90, 130, 8) +
  stroke('brand800', 3, `M-98-106H28${repeat(9, (i) => d`M${-98 + i * 15.7} -106v18`)}`) +
  fill('wall', 'M-59-144h3v42h-3zM-3-144h3v56h-3zM61-144h3v42h-3zM-59-58h3v36h-3zM61-58h3v36h-3z');

/** A wall of pierced blocks with a gate, `width` wide and 46 high. */
export const compoundWall = (width: number): Art =>
  rect('clay', -width / 2, -46, width, 46) +
  rect('brand800', -width / 2, -50, width, 6) +
  fills(
    'brand800',
    Math.floor(width / 26),
    (i) => {
      const x = -width / 2 + 13 + i * 26;
      return d`M${x} -34l7 9-7 9-7-9z`;
    },
    0.55,
  );

/** Solar panels on a pitched roof, 150 wide and 50 high; origin bottom middle. */
export const solarPanels = (): Art =>
  fill('neutral900', 'M-84 0L-60-50H60L84 0Z') +
  stroke('brand300', 2, 'M-74-20H74M-66-36H66M-42 0L-30-50M0 0V-50M42 0L30-50', 0.8);

/** The windows and a door handle of a saloon car, half the size of the car. */
const carWindows =
  'M27-26L37-37C38-38.5 40-39 42-39H52V-26ZM55.5-26V-39H66C69-39 70.5-38 72-36L78-26ZM57-22h7v1.6h-7z';

/** A saloon car facing left, 200 wide and 86 high. */
export const car = (body: Ink = 'flame'): Art =>
  at(
    -100,
    0,
    2,
    fill(
      body,
      'M0-9C0-22 6-24 20-26L33-40C35-42 38-43 42-43H66C70-43 73-42 75-39L83-26C96-24 100-20 100-9Z',
    ) +
      fill('brand950', carWindows) +
      rect(body === 'wall' ? 'gold200' : 'wall', 0, -18, 5, 5) +
      rect('rearLamp', 95, -18, 5, 5) +
      wheels([20, 79], 11, -8),
  );

/** A taxi facing left, its front and rear panels gold, its bonnet buckled; 200 wide and 96 high. */
export const taxi = (): Art =>
  at(
    -100,
    0,
    2,
    rect('wall', 50, -48, 13, 5) +
      fill('waterLight', 'M24-9V-27L33-40C35-42 38-43 42-43H66C70-43 73-42 75-39L83-26V-9Z') +
      fill('brand950', 'M6-20L27-26V-16H6Z') +
      fill('gold400', 'M4-9L6-20 27-22V-9ZM77-9V-26H83C96-24 100-20 100-9Z') +
      fill('gold300', 'M3-20L15-33 28-27 26-24 16-29 6-18Z') +
      fill('brand950', carWindows) +
      stroke('neutral400', 2.4, 'M0-7L10-11') +
      turned(32, 4, -15, rect('wall', 1, -17, 5, 5)) +
      rect('rearLamp', 95, -18, 5, 5) +
      wheels([20, 79], 11, -8),
  );

/** The windows of an estate car. */
const estateWindows =
  'M-120-110L-72-236Q-70-242-62-242H58V-110ZM76-110V-242H166V-110ZM182-110V-242H220Q230-242 232-234L247-110Z';

/**
 * An estate car facing left, its roof loaded, 540 wide and 326 high. `inside` shows through its
 * windows, between 110 and 242 above the ground: the front one from -90 to 58, the next from 76 to 166.
 */
export const estate = (inside: Art): Art =>
  // What is on the roof, and the rack that holds it.
  stroke('neutral900', 5, 'M-12-316q0-10 10-10h14q10 0 10 10M92-308q0-12 10-12h24q10 0 10 12') +
  rect('flame', -52, -316, 114, 48) +
  fill('gold300', 'M-34-316h14v48h-14zM30-316h14v48h-14z') +
  rect('wall', 72, -310, 86, 42) +
  stroke('brand600', 5, 'M86-310v42M100-310v42M130-310v42M144-310v42M72-298h86M72-281h86') +
  fill('gold400', 'M168-268V-288Q168-300 180-300H204Q216-300 216-288V-268Z') +
  stroke('neutral900', 5, 'M-70-268H230M-50-268V-254M72-268V-254M206-268V-254') +
  fill('wall', 'M-150-108L-94-244Q-88-258-72-258H226Q242-258 246-244L257-108Z') +
  fill('wallShade', 'M166-108V-246H182V-108ZM246-108L230-246H246L257-108Z') +
  fill('brand100', estateWindows) +
  clipped(
    estateWindows,
    fill('white', 'M-75-110L-10-242H22L-43-110ZM81-110L146-242H160L95-110Z', 0.7) + inside,
  ) +
  fill('leaf', 'M-262-40C-266-72-264-98-254-104Q-206-110-136-110H254Q263-109 264-100V-40Z') +
  fill('leafDeep', 'M-264-72H264V-40H-262Z') +
  fill('gold400', 'M-265-84H264v8H-265z') +
  stroke('brand950', 2.6, 'M-116-110V-40M67-108V-40M174-108V-40', 0.5) +
  fill('brand950', 'M-216-36V-46a53 53 0 0 1 106 0v10zM107-36V-46a53 53 0 0 1 106 0v10z') +
  fill('neutral400', 'M26-101h30v6h-30zM132-101h30v6h-30zM-270-52h56v14h-56zM214-52h56v14h-56z') +
  circle('gold200', -249, -96, 12) +
  rect('rearLamp', 254, -110, 11, 24) +
  [-163, 160]
    .map(
      (x) =>
        circle('neutral950', x, -44, 44) +
        circle('neutral200', x, -44, 26) +
        circle('leaf', x, -44, 15) +
        circle('gold400', x, -44, 6),
    )
    .join('');

const wheels = (centres: readonly number[], radius: number, y: number): Art =>
  centres
    .map((x) => circle('brand950', x, y, radius) + circle('neutral200', x, y, radius * 0.45))
    .join('');

/** A pick-up facing left, 220 wide and 90 high. */
export const pickup = (body: Ink = 'brand600'): Art =>
  fill(body, 'M-110-18V-46Q-110-54-100-56L-74-58-54-84Q-51-88-44-88H6Q12-88 12-82V-56H110V-18Z') +
  fill('brand950', 'M-64-58L-48-78H-28V-58ZM-20-58V-78H2V-58Z') +
  rect('wall', -110, -44, 8, 10) +
  rect('rearLamp', 102, -48, 8, 12) +
  rect('neutral300', 12, -60, 98, 5) +
  wheels([-66, 68], 21, -17);

/** A box lorry facing left, its load in two colours, 250 wide and 134 high. */
export const lorry = (load: Ink, mark: Ink): Art =>
  rect(load, -50, -134, 176, 106) +
  fill(mark, 'M-50-70L126-106V-86L-50-50Z') +
  rect('neutral900', -124, -32, 250, 14) +
  fill('gold400', 'M-124-24V-62L-106-104Q-104-108-98-108H-58V-24Z') +
  fill('brand950', 'M-114-62L-100-96H-80V-62Z') +
  rect('wall', -124, -46, 8, 10) +
  wheels([-92, 22, 82], 20, -18);

/** A minibus (trotro) facing left, 220 wide and 112 high, luggage on its roof. */
export const trotro = (body: Ink = 'gold400', bag: Ink = 'accent'): Art =>
  fill(bag, 'M-40-112h44v16h-44z') +
  fill('leaf', 'M8-120h40v24h-40z') +
  fill('brand300', 'M52-110h36v14h-36z') +
  stroke('neutral900', 3, 'M-50-96H100') +
  fill(body, 'M-110-16V-52L-84-88Q-80-94-72-94H102Q110-94 110-86V-16Z') +
  fill(
    'brand950',
    'M-98-54L-78-80H-60V-54ZM-52-80h36v26h-36zM-8-80h36v26h-36zM36-80h30v26h-30zM74-80h28v26h-28z',
  ) +
  rect('brand700', -110, -44, 220, 10) +
  rect('white', -110, -32, 8, 8) +
  wheels([-66, 66], 20, -16);

/** Containers in rows; origin the lower left corner, one box 48 by 30 with 2 between. */
export const containers = (
  columns: number,
  rows: number,
  missing: (column: number, row: number) => boolean = () => false,
): Art => {
  const colours = [
    'brand600',
    'gold400',
    'brand900',
    'neutral100',
    'leaf',
    'brand400',
    'brand700',
  ] as const;
  let boxes = '';
  let ribs = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (missing(column, row)) continue;
      const x = column * 50;
      const y = -(row + 1) * 32;
      boxes += rect(cycle(colours, column * 3 + row * 5), x, y, 48, 30);
      ribs += repeat(8, (i) => d`M${x + 5.3 * (i + 1)} ${y + 3}v24`);
    }
  }
  return boxes + stroke('neutral950', 1.4, ribs, 0.16);
};

/** A ship-to-shore gantry crane, 330 wide and 344 high; origin the left leg's foot. */
export const gantry = (ink: Ink = 'brand950', hook: Ink = 'gold400'): Art =>
  fill(
    ink,
    'M0-300h12v300H0zM90-300h12v300H90zM0-140h102v10H0zM-150-232h330v14h-330zM-104-218h3v70h-3zM-84-218h3v70h-3z',
  ) +
  stroke(ink, 7, 'M6-130L96-10M96-130L6-10M50-344L-146-226M50-344L176-226M6-298L50-344 98-298') +
  rect(hook, -128, -150, 70, 30);

/** A tower crane, 330 high, jib to the left; origin the mast's foot. */
export const towerCrane = (ink: Ink = 'brand950'): Art =>
  stroke(
    ink,
    4,
    `M-9 0V-290M9 0V-290${repeat(14, (i) => d`M-9 ${-i * 20}L9 ${-(i + 1) * 20}`)}M-200-286H90M-190-300H0M-200-286L-190-300M0-330L-150-300M0-330L84-286M-10-290L0-330 10-290`,
  ) +
  strokes(ink, 3, 9, (i) => d`M${-190 + i * 20} -300l10 14l10 -14`) +
  rect('neutral900', 58, -286, 30, 26) +
  rect('neutral900', -14, -292, 28, 22) +
  stroke('neutral900', 2, 'M-140-286V-210') +
  fill('neutral900', 'M-150-210h20l6 10h-32z');

/** An office tower with lit windows. */
export const tower = (
  width: number,
  height: number,
  ink: Ink,
  lights: Ink,
  columns: number,
  rows: number,
): Art => {
  const w = width / (columns * 1.7 + 0.7);
  const h = height / (rows * 1.8 + 0.8);
  let windows = '';
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      if ((column * 7 + row * 3) % 5 === 0) continue;
      const x = -width / 2 + w * (0.7 + column * 1.7);
      windows += box(x, -height + h * (0.8 + row * 1.8), w, h);
    }
  }
  return rect(ink, -width / 2, -height, width, height) + fill(lights, windows);
};

/** The striped lighthouse of Jamestown, 60 wide and 230 high. */
export const lighthouse = (): Art =>
  fill('wall', 'M-28 0L-17-180H17L28 0Z') +
  fill('brand600', 'M-26.400-26L-24.200-62H24.200L26.400-26ZM-22-98L-19.800-134H19.800L22-98Z') +
  rect('brand900', -24, -188, 48, 10) +
  rect('gold300', -13, -212, 26, 24) +
  stroke('brand900', 3, 'M-13-212V-188M0-212V-188M13-212V-188') +
  fill('brand900', 'M-18-212L0-234 18-212Z');

/** A container ship, 430 wide and 190 high, deep in the water: origin the middle of its waterline. */
export const ship = (hull: Ink = 'brand800'): Art =>
  at(
    -110,
    -46,
    1,
    containers(5, 3, (column, row) => row === 2 && (column === 0 || column === 4)),
  ) +
  rect('wall', 142, -150, 52, 104) +
  fill(
    'brand950',
    'M148-140h40v12h-40zM148-116h9v10h-9zM164-116h9v10h-9zM180-116h9v10h-9zM148-94h9v10h-9zM164-94h9v10h-9zM180-94h9v10h-9z',
  ) +
  rect('accent', 158, -184, 22, 34) +
  rect('gold400', 158, -174, 22, 8) +
  stroke('brand950', 4, 'M-168-46V-104M-168-92L-140-46') +
  fill(hull, 'M-226-66L-198-58V-48H206V-58H214L203 14H-192Q-214-20-226-66Z') +
  fill('flame', 'M-201-9H206L203 14H-192Z') +
  rect('brand300', -198, -38, 402, 4) +
  circle('brand950', -186, -26, 5) +
  waterline(420, 'flame');

/** A fishing canoe with a flag, 240 wide; origin the middle of its waterline. */
export const canoe = (hull: Ink = 'gold400', band: Ink = 'brand700'): Art =>
  fill(hull, 'M-124-40C-80-14 70-14 122-44C112 6 70 16 0 16S-104 8-124-40Z') +
  fill(band, 'M-114-24C-70-2 66-2 114-28L110-14C60 10-64 10-108-12Z') +
  waterline(168, hull, false) +
  stroke('brand950', 5, 'M60-20V-130') +
  fill('flame', 'M62-128l46 8-46 8z') +
  fill('gold300', 'M62-112l46 8-46 8z') +
  fill('leaf', 'M62-96l46 8-46 8z');

/** A trawler, 230 wide and 170 high; origin the middle of its waterline. */
export const trawler = (): Art =>
  stroke('brand950', 5, 'M-20-60V-170M-20-160L70-60M-20-160L-100-60') +
  rect('wall', 20, -104, 62, 56) +
  fill('brand950', 'M28-96h18v16H28zM54-96h18v16H54z') +
  rect('accent', 40, -132, 20, 28) +
  fill('brand700', 'M-124-72L-104-44H112L100 24H-92Z') +
  fill('flame', 'M-100-6H106L100 24H-92Z') +
  rect('wall', -104, -48, 216, 6) +
  waterline(224, 'flame');

/** An aeroplane climbing to the right, 300 wide; origin its middle. */
export const aeroplane = (): Art =>
  at(
    0,
    0,
    1,
    `<g transform="rotate(-12)">${
      fill('brand300', 'M10-4L64-62H84L58-4Z') +
      fill('brand700', 'M-132-6L-158-74H-126L-88-14Z') +
      fill('white', 'M-146-2Q-140-26-100-26H90Q138-22 152 2Q132 22 90 22H-96Q-136 16-146-2Z') +
      fill('neutral200', 'M-146-2Q-120 8-96 8H150Q132 22 90 22H-96Q-136 16-146-2Z') +
      fill('brand950', `M112-16h18l12 12h-26z${repeat(9, (i) => box(-84 + i * 20, -12, 9, 9))}`) +
      fill('brand700', 'M20 8L-40 76H-14L72 8ZM-112 0L-140 26H-124L-88 0Z') +
      rect('gold400', -14, 34, 34, 14)
    }</g>`,
  );

/** A suitcase with a woven strap, 84 wide and 124 high. */
export const suitcase = (shell: Ink = 'brand600', strap: Ink = 'gold400'): Art =>
  stroke('neutral900', 6, 'M-18-100V-134H18V-100') +
  fill(shell, 'M-42-92Q-42-100-34-100H34Q42-100 42-92V-6H-42Z') +
  fill(strap, 'M-24-100h12V-6h-12zM12-100h12V-6H12z') +
  stroke('brand950', 2, 'M0-92V-14', 0.3) +
  circle('neutral900', -28, -4, 7) +
  circle('neutral900', 28, -4, 7);

/** A school bag, 90 wide and 110 high. */
export const backpack = (): Art =>
  stroke('neutral900', 6, 'M-12-108a12 12 0 0 1 24 0') +
  fill('flame', 'M-45 0V-66Q-45-108 0-108T45-66V0Z') +
  rect('gold400', -30, -50, 60, 42) +
  stroke('brand950', 3, 'M-30-34H30M-36-68Q0-54 36-68', 0.5);

/** An excavator facing left, 320 wide and 190 high. */
export const excavator = (): Art =>
  fill('neutral900', 'M-40-44H120A22 22 0 0 1 120 0H-40A22 22 0 0 1-40-44Z') +
  [-38, 0, 40, 80, 118].map((x) => circle('neutral600', x, -22, 13)).join('') +
  rect('neutral800', 0, -58, 80, 16) +
  fill('gold400', 'M-30-58V-84H40V-126Q40-132 46-132H124Q140-132 140-112V-58Z') +
  fill('gold600', 'M96-58V-104H140V-58Z') +
  fill('brand900', 'M-30-84V-140Q-30-146-24-146H30V-84Z') +
  fill('brand300', 'M-22-92V-136H18V-92Z') +
  stroke('gold400', 18, 'M-26-84L-92-176-150-118') +
  stroke('neutral900', 6, 'M-40-104L-74-140M-96-168L-128-128') +
  fill('neutral800', 'M-166-128L-132-108-128-62-150-48-182-66Z') +
  fill('neutral900', 'M-182-66l-6 20 12-8 4 14 12-10 6 12 10-14z');

/** By how much the pitch of a toothed wheel grows with each tooth: wheels of one module mesh. */
const gearModule = 6;

/** A toothed wheel on the end of its shaft, a tooth to the right; origin its middle. */
const gear = (teeth: number, ink: Ink, hub: Ink): Art => {
  const pitch = teeth * gearModule;
  const point = (turn: number, r: number): string => {
    const angle = (turn / teeth) * Math.PI * 2;
    return d`${Math.cos(angle) * r} ${Math.sin(angle) * r}`;
  };
  const outline = Array.from(
    { length: teeth },
    (_, i) =>
      `${i ? 'L' : 'M'}${point(i - 0.28, pitch - 10)}L${point(i - 0.16, pitch + 9)}L${point(i + 0.16, pitch + 9)}L${point(i + 0.28, pitch - 10)}`,
  ).join('');
  return fill(ink, `${outline}Z`) + circle(hub, 0, 0, pitch * 0.5) + circle('neutral900', 0, 0, 11);
};

/** Turns a wheel at the origin so that it meshes with another, whose middle lies in a direction (degrees). */
const meshed = (teeth: number, towards: number, otherTeeth: number, wheel: Art): Art => {
  // Where the line of centres meets the other wheel, in its teeth; a gap of this one stands against a tooth.
  const met = ((towards + 180) / 360) * otherTeeth;
  const own = (towards / 360) * teeth;
  return turned(Math.round(((own + met - 0.5) / teeth) * 3600) / 10, 0, 0, wheel);
};

/** An opened gear case: three wheels that drive each other, before its dark inside; 310 wide and 312 high. */
export const gearCase = (): Art =>
  fill('brand700', 'M-155 0V-290L-133-312H133L155-290V0Z') +
  fill('brand950', 'M-140-22V-282L-125-297H125L140-282V-22Z') +
  rect('neutral900', -162, -14, 324, 14) +
  at(-38, -146, 1, gear(14, 'gold400', 'brand600')) +
  at(62, -230, 1, meshed(8, 140, 14, gear(8, 'wall', 'neutral600'))) +
  at(70, -82, 1, meshed(7, 211, 14, gear(7, 'flame', 'wall')));

/** A generating set on its skid, 240 wide and 130 high. */
export const generator = (): Art =>
  rect('neutral900', -120, -14, 240, 14) +
  fill('brand600', 'M-112-110H40V-14H-112Z') +
  rect('brand800', -112, -110, 152, 12) +
  strokes('brand950', 4, 7, (i) => d`M${-98 + i * 13} -84v54`) +
  circle('gold400', 16, -58, 16) +
  stroke('brand950', 3, 'M16-58L24-68') +
  fill('neutral300', 'M40-90H104V-14H40Z') +
  stroke('neutral600', 4, 'M52-90V-14M66-90V-14M80-90V-14M94-90V-14') +
  stroke('neutral800', 10, 'M-70-110V-146H-96');

/** Steel frame of a building going up, 240 wide and 260 high. */
export const steelFrame = (ink: Ink = 'brand700'): Art =>
  stroke(
    ink,
    9,
    'M-116 0V-260M-40 0V-260M40 0V-260M116 0V-180M-120-70H120M-120-140H120M-120-210H120M-120-256H44',
  ) +
  stroke(
    ink,
    4,
    'M-116-70L-40-140M-40-70L-116-140M40 0L116-70M116 0L40-70M-40-140L40-210M40-140L-40-210',
  );

/** A block of three storeys going up behind bamboo scaffolding, 300 wide and 300 high. */
export const scaffoldedBlock = (): Art =>
  fill('wallShade', 'M-140 0V-220H-20V-170H140V0Z') +
  fill('wall', 'M-140 0V-220H-60V0Z') +
  rect('neutral800', -150, -82, 300, 12) +
  rect('neutral800', -150, -176, 300, 12) +
  // The columns of the next storey, with their steel.
  fill(
    'neutral800',
    'M-140-264h16v90h-16zM-64-240h16v64h-16zM20-240h16v64h-16zM116-222h16v46h-16z',
  ) +
  stroke(
    'clayShade',
    2.5,
    'M-136-264v-26M-128-264v-30M-60-240v-24M-52-240v-30M24-240v-28M32-240v-22M120-222v-26M128-222v-20',
  ) +
  fill(
    'brand900',
    'M-118-58h38v58h-38zM-40-58h44v34h-44zM52-58h52v34h-52zM-118-152h38v40h-38zM-36-152h44v40h-44zM52-152h52v40h-52z',
  ) +
  // Poles of bamboo before it, and the planks on them.
  stroke('gold600', 5, 'M-152 0V-300M-76 0V-284M0 0V-276M76 0V-262M152 0V-240') +
  stroke('gold600', 4, 'M-152-40L-76-120M0-120L76-40M76-216L152-130M-152-210L-76-286', 0.9) +
  fill('gold400', 'M-160-124H160v8H-160zM-160-216H92v8H-160z');

/** A drum mixer on two wheels, 100 wide and 100 high. */
export const mixer = (): Art =>
  stroke('neutral900', 7, 'M-34 0L-12-46H18L38 0') +
  turned(
    -24,
    0,
    -58,
    fill('flame', 'M-40-58L-26-92H16L34-66V-50L16-24H-26Z') +
      rect('brand900', 30, -70, 9, 24) +
      rect('gold300', -12, -92, 8, 68),
  ) +
  circle('neutral900', -36, -12, 13) +
  circle('gold400', -36, -12, 5);

/** A heap of sand with a shovel in it, and a stack of blocks beside it; 240 wide. */
export const sandAndBlocks = (): Art =>
  fill('gold300', 'M-120 0Q-84-62-52-62T16 0Z') +
  fill('gold400', 'M-52-62Q-30-60 16 0H-40Z') +
  stroke('neutral900', 6, 'M-62-44L-34-118') +
  fills('wallShade', 3, (row) =>
    repeat(3 - Math.floor(row / 2), (i) => box(36 + i * 34, -22 - row * 24, 31, 21)),
  );

/** A rack of computers, 90 wide and 230 high. */
export const serverRack = (): Art =>
  rect('brand950', -45, -230, 90, 230) +
  fills('brand800', 8, (i) => box(-37, -220 + i * 27, 74, 21)) +
  fills('gold400', 8, (i) => box(-30 + (i % 3) * 4, -212 + i * 27, 5, 5)) +
  fills(
    'brand300',
    8,
    (i) =>
      box(-12, -213 + i * 27, 30 + ((i * 11) % 16), 3) +
      box(-12, -207 + i * 27, 40 - ((i * 7) % 16), 3),
  );

/** A screen on its stand with a rising line, 180 wide and 140 high. */
export const screen = (): Art =>
  fill('neutral800', 'M-14-34h28v30h-28zM-44-8h88V0h-88z') +
  rect('neutral900', -90, -140, 180, 108) +
  rect('brand800', -82, -132, 164, 92) +
  stroke('gold400', 6, 'M-68-62L-34-84-8-70 28-106 66-118') +
  fill(
    'brand400',
    'M-68-54h14v10h-14zM-44-58h14v14h-14zM-20-52h14v8h-14zM4-64h14v20H4zM28-74h14v30H28zM52-84h14v40H52z',
  );

/** Fire: three tongues, 160 wide and 190 high. */
export const fire = (): Art =>
  fill(
    'flame',
    'M-80 0C-92-60-50-70-58-130C-30-110-22-90-24-70C0-100-10-150-2-190C40-150 50-100 40-60C56-74 60-96 58-116C88-80 92-40 78 0Z',
  ) +
  fill(
    'gold400',
    'M-50 0C-60-40-34-50-36-84C-14-66-12-50-12-40C4-62 2-96 4-116C34-84 34-50 26-30C38-40 42-54 42-62C58-40 58-20 50 0Z',
  ) +
  fill('gold100', 'M-22 0C-28-22-12-34-8-52C12-34 18-20 24-34C30-20 28-8 22 0Z');

/** Smoke drifting up and to the right, 260 high. */
export const smoke = (ink: Ink): Art =>
  fill(
    ink,
    'M-30 0C-60-50-10-70-30-120S20-170 0-220C60-250 110-220 90-180C140-170 130-110 90-110C110-70 60-50 50-60C60-30 40 0 30 0Z',
    0.55,
  );

/** A market stall with an awning and heaps of fruit, 260 wide and 210 high. */
export const stall = (one: Ink = 'brand600', other: Ink = 'wall'): Art =>
  stroke('brand950', 7, 'M-118 0V-200M118 0V-200') +
  rect('brand900', -130, -70, 260, 70) +
  fill('gold400', 'M-120-70a22 22 0 0 1 44 0zM-104-92a18 18 0 0 1 36 0zM-88-70a22 22 0 0 1 44 0z') +
  fill('flame', 'M-36-70a18 18 0 0 1 36 0zM-18-90a18 18 0 0 1 36 0zM0-70a18 18 0 0 1 36 0z') +
  fill('leaf', 'M50-70a20 20 0 0 1 40 0zM70-92a20 20 0 0 1 40 0zM86-70a20 20 0 0 1 40 0z') +
  repeat(8, (i) => rect(i % 2 ? other : one, -140 + i * 35, -212, 35.5, 34)) +
  repeat(8, (i) =>
    fill(i % 2 ? other : one, d`M${-140 + i * 35} -179h35.5q-2 20-17.700 20t-17.800-20z`),
  ) +
  fill('gold400', 'M-130-50h260v8h-260zM-130-26h260v8h-260z');

/** A street lamp, 60 wide and 230 high, its arm to the left. */
export const streetLamp = (): Art =>
  stroke('neutral900', 6, 'M0 0V-220Q0-232-14-232H-46') + rect('gold300', -62, -232, 26, 8);

/** A cone of lamplight below a street lamp of the same origin. */
export const lampLight = (): Art => fill('gold300', 'M-60-222H-38L30 0H-128Z', 0.22);

/** A warning triangle, 68 wide and 62 high. */
export const warningTriangle = (): Art =>
  fill('flame', 'M-34-6L-4-60Q0-66 4-60L34-6Q36 0 29 0H-29Q-36 0-34-6Z') +
  fill('wall', 'M-18-11L0-43 18-11Z');

/** A three-seat sofa, 240 wide and 110 high. */
export const sofa = (): Art =>
  fill('brand950', 'M-104-8h14V6h-14zM90-8h14V6H90z') +
  fill('brand600', 'M-96-110Q-96-118-88-118H88Q96-118 96-110V-8H-96Z') +
  fill('brand800', 'M-120-74h30v68h-30zM90-74h30v68H90zM-90-48H90V-8H-90z') +
  stroke('brand950', 2, 'M-30-48V-8M30-48V-8', 0.5) +
  fill('gold400', 'M-84-88h46v42h-46z') +
  fill('flame', 'M-76-80h30v26h-30z') +
  fill('gold300', 'M44-84h42v38H44z') +
  fill('brand700', 'M52-76h26v22H52z');

/** A television on its low cupboard, 170 wide and 170 high. */
export const television = (): Art =>
  rect('clayShade', -85, -50, 170, 50) +
  stroke('brand950', 3, 'M0-50V0M-10-30V-20M10-30V-20', 0.6) +
  rect('neutral900', -70, -150, 140, 92) +
  rect('brand400', -62, -142, 124, 74) +
  circle('gold300', -20, -104, 18) +
  fill('leaf', 'M-62-68V-84Q-20-110 10-84T62-92V-68Z');

/** A standing lamp, 60 wide and 210 high. */
export const floorLamp = (): Art =>
  fill('neutral900', 'M-3-150h6V-6h-6zM-24-6h48V0h-48z') +
  fill('gold300', 'M-34-150L-20-204H20L34-150Z');

/** A potted plant, 80 wide and 130 high. */
export const plant = (): Art =>
  fill('leaf', 'M0-44Q-50-60-44-110Q-8-90 0-44ZM0-44Q-14-110 6-136Q26-100 0-44Z') +
  fill('leafDeep', 'M0-44Q44-54 46-104Q10-92 0-44Z') +
  fill('clay', 'M-26-46H26L18 0H-18Z') +
  rect('clayShade', -30, -50, 60, 10);

/** A works hall with a saw-tooth roof and a stack, 320 wide and 210 high. */
export const factory = (): Art =>
  fill('brand950', 'M112-230h34V0h-34z') +
  rect('gold400', 112, -214, 34, 12) +
  fill('brand800', 'M-160 0V-90L-160-140-90-90V-140L-20-90V-140L50-90V-140L120-90V0Z') +
  fills('gold300', 6, (i) => box(-142 + i * 42, -66, 26, 24)) +
  rect('brand950', -40, -34, 44, 34);

/** A petrol-blue toolbox with spanner and hammer standing in it, 150 wide and 150 high. */
export const toolbox = (): Art =>
  stroke('neutral400', 11, 'M-34-60L-46-128') +
  fill('neutral400', 'M-62-158l10 18 14-2 4-22q16 14 2 34t-30 6q-14-16 0-34z') +
  stroke('clay', 11, 'M24-60L38-140') +
  fill('neutral800', 'M4-160L60-150 56-128 2-138Z') +
  fill('leaf', 'M-75-66H75V0H-75Z') +
  rect('leafDeep', -75, -66, 150, 14) +
  rect('gold400', -14, -58, 28, 16);

/** A walled compound seen from its gate: three houses about a yard, 420 wide and 190 high. */
export const compound = (): Art =>
  at(0, -40, 1.05, house({ door: 'brand800' })) +
  at(-138, -10, 0.82, house({ wall: 'gold200', shade: 'gold300' })) +
  at(138, -10, 0.82, house({ wall: 'gold200', shade: 'gold300' })) +
  compoundWall(440) +
  rect('gold300', -40, -52, 80, 52) +
  fill('brand900', 'M-58-66h18V0h-18zM40-66h18V0H40z') +
  fill('brand700', 'M-66-74h34v10h-34zM32-74h34v10H32z');

/** A broken white edge line, for roads seen from the side. */
export const kerb = (width: number, y: number): Art =>
  dashes('white', 5, '30 30', d`M0 ${y}H${width}`);

/** A telephone that says yes, 64 wide and 118 high, for a hand that holds it. */
export const telephone = (): Art =>
  rect('neutral900', -32, -150, 64, 118) +
  rect('gold200', -26, -142, 52, 98) +
  fill('leaf', 'M-14-96l10 12 18-24 6 6-24 32-16-20z');

/**
 * A bridge that hangs from one pylon by its cables, 2 × `half` long, its deck 20 above the water and
 * its pylon 340 high; its cables hold the middle of it; origin the pylon's foot in the water.
 */
export const stayedBridge = (half: number): Art =>
  strokes('brand900', 2.6, 8, (i) => {
    const [reach, top] = [half * 0.09 * (i + 1), -196 - i * 19];
    return d`M${-reach} -26L0 ${top} ${reach} -26`;
  }) +
  fills('brand950', 2 * Math.floor(half / 120), (i) =>
    box((i % 2 ? 1 : -1) * (120 + Math.floor(i / 2) * 120) - 5, -20, 10, 20),
  ) +
  fill('wall', 'M-40 0L-8-214V-340H8V-214L40 0H24L0-164-24 0Z') +
  fill('wallShade', 'M0-164V-340H8V-214L40 0H24Z') +
  rect('brand950', -half, -32, half * 2, 14) +
  rect('gold400', -half, -32, half * 2, 4);

/** The Pyramid of Abidjan's Plateau: floors that recede behind their slabs; 200 wide, 220 high. */
export const pyramid = (): Art =>
  fill('wallShade', 'M-12-220H14V-170H-12Z') +
  fill('brand900', 'M-100 0L-22-190H22L100 0Z') +
  fills('wall', 10, (i) => {
    const half = (y: number): number => 22 + ((190 - y) / 190) * 78;
    const y = i * 19;
    return d`M${-half(y) - 5} ${-y}L${-half(y + 10) - 5} ${-y - 10}H${half(y + 10) + 5}L${half(y) + 5} ${-y}Z`;
  }) +
  fill('brand950', 'M8 0V-190H22L105 0Z', 0.2) +
  fill('wall', 'M-9 0V-206H9V0Z') +
  fill('brand700', 'M-2 0V-196H2V0Z');

/**
 * Saint Paul's of Abidjan, 290 wide and 270 high: a pylon like a figure with a cross, its nave drawn
 * behind it by cables; origin the pylon's foot.
 */
export const cathedral = (): Art =>
  fill('wallShade', 'M18 0L52-66 196-98 236-16V0Z') +
  fill('brand800', 'M18 0L52-66 60-68 40 0ZM96-76L112-80 98 0H78ZM152-88L168-92 160 0H138Z') +
  fill('flame', 'M50-8L64-50 82-8Z') +
  fill('gold400', 'M106-8L122-60 134-8Z') +
  fill('brand500', 'M168-8L182-70 208-8Z') +
  strokes('brand900', 2.4, 6, (i) => d`M0 ${-236 + i * 12}L${190 - i * 27} ${-96 + i * 6}`) +
  fill(
    'wall',
    'M-38 0C-24-60-14-120-10-180L-7-244H7L10-180C14-120 24-60 38 0H22C14-46 8-80 0-116-8-80-14-46-22 0Z',
  ) +
  fill('brand950', 'M0-244H7L10-180C14-120 24-60 38 0H22C14-46 8-80 0-116Z', 0.16) +
  fill('wall', 'M-34-206H34V-196H-34ZM-3-272H3V-244H-3ZM-11-264H11V-258H-11Z');

/** A pinasse under its awning, 300 wide and 104 high; origin the middle of its waterline. */
export const pinasse = (): Art =>
  stroke('brand950', 4, 'M-84-22V-78M-28-22V-82M28-22V-82M84-22V-78') +
  fill('flame', 'M-108-74Q0-110 108-74L100-64H-100Z') +
  fill('wall', 'M-62-84Q-50-87-36-89L-34-64H-62ZM34-89Q50-87 62-84V-64H34Z') +
  fill('brand950', 'M-62-20a11 13 0 0 1 22 0zM-10-20a11 13 0 0 1 22 0zM44-20a11 13 0 0 1 22 0z') +
  fill('brand700', 'M-152-46C-100-20 100-20 154-52C138 2 96 14 0 14S-136 4-152-46Z') +
  fill('gold400', 'M-144-30C-96-6 96-6 146-34L141-22C92 8-92 8-138-18Z') +
  waterline(210, 'brand700', false);

/** A dugout of the lagoon, its paddle and its nets aboard, 268 wide; origin the middle of its waterline. */
export const pirogue = (hull: Ink = 'clay', band: Ink = 'gold300'): Art =>
  stroke('clayShade', 6, 'M24-8L78-44') +
  fill('clayShade', 'M70-46L96-66Q112-68 106-52L80-32Z') +
  fill('wall', 'M-84-14Q-76-44-48-38-24-52-8-14Z') +
  stroke('brand700', 2.6, 'M-74-26Q-48-16-18-28M-62-38Q-46-28-34-42') +
  fill(hull, 'M-134-44C-90-18 90-18 134-44C116 0 70 14 0 14S-116 0-134-44Z') +
  fill(band, 'M-124-29C-80-8 80-8 124-29L118-19C76 0-76 0-118-19Z') +
  waterline(190, hull, false);

/** A ripe cocoa pod, 72 wide and 150 high; origin its middle. */
export const cocoaPod = (ink: Ink = 'gold400', ridge: Ink = 'gold600'): Art =>
  stroke('clayShade', 7, 'M0-62Q2-76 8-84') +
  fill(ink, 'M0-68C30-66 40-30 36 4 32 38 14 56 0 74-14 56-32 38-36 4-40-30-30-66 0-68Z') +
  stroke(ridge, 3.5, 'M-13-62C-26-24-22 24-5 60M13-62C26-24 22 24 5 60M0-62V62');

/** The half of a cocoa pod, its beans in their white flesh; of the size of the whole one. */
export const openCocoaPod = (): Art =>
  fill('gold600', 'M0-68C30-66 40-30 36 4 32 38 14 56 0 74-14 56-32 38-36 4-40-30-30-66 0-68Z') +
  fill('gold400', 'M0-62C26-60 34-28 30 4 26 34 12 50 0 64-12 50-26 34-30 4-34-28-26-60 0-62Z') +
  fill('clayShade', 'M0-50C18-48 24-22 22 4 20 28 8 40 0 50-8 40-20 28-22 4-24-22-18-48 0-50Z') +
  repeat(4, (i) => {
    const reach = cycle([7, 11, 11, 7], i);
    const y = -36 + i * 22;
    return circle('wall', -reach, y, 10.5) + circle('wall', reach, y + 5, 10.5);
  });

/** An open sack of cocoa beans, 170 wide and 190 high. */
export const cocoaSack = (): Art =>
  fill('wallShade', 'M-76 0C-92-50-88-116-66-150H66C88-116 92-50 76 0Z') +
  fill('brand950', 'M20 0C36-50 36-110 24-150H66C88-116 92-50 76 0Z', 0.12) +
  fill('umberShade', 'M-66-156C-56-178-30-192 0-192S56-178 66-156Q0-130-66-156Z') +
  fills('siennaShade', 9, (i) => {
    const [x, y] = [-44 + i * 11, -160 - ((i * 13) % 24) * (i % 8 ? 1 : 0.3)];
    return d`M${x - 7} ${y}a7 5 0 1 0 14 0a7 5 0 1 0-14 0z`;
  }) +
  fill('wall', 'M-74-158Q0-138 74-158L70-138Q0-118-70-138Z') +
  fill('brand700', 'M-81-96C-84-84-86-74-86-64Q0-46 86-64C86-74 84-84 81-96Q0-78-81-96Z') +
  fill('wall', 'M0-84L12-70 0-56-12-70ZM-44-86L-34-73-44-60-54-73ZM44-86L54-73 44-60 34-73Z');
