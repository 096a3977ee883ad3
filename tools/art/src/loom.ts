/**
 * The loom: cuts a scene into strips the way strip cloth is sewn together, weaves blocks into their
 * ends, and hangs them from the top edge.
 */
import { contrast } from '@insurance-kit/ui/palette';
import {
  block,
  type Cloth,
  type MotifName,
  motifNames,
  type Shape,
  usualCloth,
  woven,
  type Yarns,
} from './motifs.ts';
import { type Ink, kitPalettes } from './palette.ts';
import {
  type Art,
  at,
  type Box,
  box,
  clipped,
  cycle,
  fill,
  ownScene,
  rect,
  type Sheet,
  type Woven,
} from './svg.ts';

/** A woven block placed on a strip by hand; `y` and `height` in user units. */
export interface Block {
  readonly strip: number;
  readonly y: number;
  readonly motif: MotifName;
  /** Index into the colourways of the hem's cloth. */
  readonly yarns: number;
  readonly height: number;
}

/** What the ends of a picture's strips are woven of: the cloth of that scene. */
export interface Hem {
  readonly cloth: Cloth;
  /** Where the order of lengths and blocks starts, so that pictures of one cloth differ too. */
  readonly turn: number;
}

const usualHem: Hem = { cloth: usualCloth, turn: 0 };

/** How a picture is cut. */
export interface Weave {
  readonly width: number;
  readonly height: number;
  readonly strips: number;
  /** How far each strip stops above the bottom edge; without it the picture is cut flat. */
  readonly ragged?: readonly [number, ...number[]];
  readonly blocks?: readonly Block[];
  readonly hem?: Hem | undefined;
}

/** The small-screen drawing of a hero: its own cut of the same scene. */
export interface SmallWeave extends Weave {
  /** Where the scene stands in it, and how large. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const page = '#ffffff';

/** Least contrast of a yarn with the white page that it hangs over, and of two yarns side by side. */
export const leastContrast = { page: 1.3, yarns: 1.5 } as const;

const worn = [kitPalettes.default, ...Object.values(kitPalettes.views)];
const isPale = (ink: Ink): boolean =>
  worn.some((palette) => contrast(palette[ink], page) < leastContrast.page);
const contrastOf = (one: Ink, other: Ink): number =>
  Math.min(...worn.map((palette) => contrast(palette[one], palette[other])));

/** Cream dyed becomes gold, other pale yarns a tint of the brand, and dark what would show on neither. */
const dyes: readonly Ink[] = ['brand200', 'gold300', 'brand800'];
const warmDyes: readonly Ink[] = ['gold300', 'brand200', 'brand800'];
const cream: readonly Ink[] = ['wall', 'gold100', 'gold200'];

const dyed = (ink: Ink, beside: Ink): Ink =>
  isPale(ink)
    ? ((cream.includes(ink) ? warmDyes : dyes).find(
        (dye) => contrastOf(dye, beside) >= leastContrast.yarns,
      ) ?? 'brand800')
    : ink;

/**
 * A cloth's yarns as its blocks are woven of them: a white or cream one would dissolve into the page.
 */
export const hung = ([ground, figure, detail]: Yarns): Yarns => {
  const ownGround = isPale(figure) ? dyed(ground, 'brand800') : dyed(ground, figure);
  return [ownGround, dyed(figure, ownGround), dyed(detail, ownGround)];
};

interface Strip {
  readonly x: number;
  readonly width: number;
  readonly bottom: number;
  readonly shapes: readonly Shape[];
  /** What of the scene its blocks and its end hide. */
  readonly hidden: readonly Box[];
}

const stripsOf = ({
  width,
  height,
  strips,
  ragged,
  blocks = [],
  hem: { cloth, turn } = usualHem,
}: Weave): Strip[] =>
  Array.from({ length: strips }, (_, index) => {
    const stripWidth = width / strips;
    const x = index * stripWidth;
    const bottom = height - (ragged ? cycle(ragged, index + turn) : 0);
    const shapes: Shape[] = [];
    const hidden: Box[] = [];
    if (ragged) {
      let y = bottom;
      for (let j = 0; j < 2; j++) {
        // Whole multiples of six weave motifs of few decimals, and so smaller files.
        const blockHeight =
          Math.round((stripWidth * cycle([0.5, 0.22, 0.36], index + j + turn)) / 6) * 6;
        y -= blockHeight;
        const motif = cycle(motifNames, index * 5 + j * 2 + 3 + turn * 3);
        const yarns = hung(cycle(cloth, index + j * 2 + 1 + turn));
        shapes.push(...block(motif, x, y, stripWidth, blockHeight, yarns));
      }
      hidden.push({ x, y, width: stripWidth, height: height - y });
    }
    for (const { strip, y, motif, yarns, height: blockHeight } of blocks) {
      if (strip !== index) continue;
      shapes.push(...block(motif, x, y, stripWidth, blockHeight, hung(cycle(cloth, yarns))));
      hidden.push({ x, y, width: stripWidth, height: blockHeight });
    }
    return { x, width: stripWidth, bottom, shapes, hidden };
  });

const shade = (strips: readonly Strip[]): Art =>
  fill(
    'brand950',
    strips
      .filter((_, index) => index % 2)
      .map((strip) => box(strip.x, 0, strip.width, strip.bottom))
      .join(''),
    0.07,
  );
const seams = (strips: readonly Strip[]): Art =>
  fill('brand950', strips.map((strip) => box(strip.x, 0, 1.4, strip.bottom)).join(''), 0.28);

/** What a cut hides of a scene. */
const wovenOf = (cut: Weave, scene: Art): Woven => ({
  scene,
  hidden: stripsOf(cut).flatMap(({ hidden }) => hidden),
});

/** A picture that stands still: the scene once, under one ragged outline. */
const stillCloth = (weave: Weave, scene: Art): Art => {
  const strips = stripsOf(weave);
  // The slope, above the picture's edge: librsvg fails on some clips that are upright boxes alone.
  const outline = `${strips.map((strip) => box(strip.x, 0, strip.width + 0.4, strip.bottom)).join('')}M0 0l9-9 9 9z`;
  return clipped(
    outline,
    scene + shade(strips) + woven(strips.flatMap((strip) => strip.shapes)) + seams(strips),
  );
};

/** A picture whose strips slide into register one after another: each strip is its own group. */
const movingCloth = (weave: Weave, scene: Art): Art =>
  stripsOf(weave)
    .map((strip, index) => {
      const tint = index % 2 ? rect('brand950', strip.x, 0, strip.width, strip.bottom, 0.07) : '';
      const seam = rect('brand950', strip.x, 0, 1.4, strip.bottom, 0.28);
      const cloth = clipped(
        box(strip.x, -30, strip.width + 0.4, strip.bottom + 30),
        scene + tint + woven(strip.shapes) + seam,
      );
      return `<g class="s">${cloth}</g>`;
    })
    .join('');

/** From how far a strip slides into register, in px. */
const slide = 26;

/**
 * The rules that slide the strips into register, 0.8 s, 55 ms apart: from above, or every other one
 * from below if it ends so far above the picture's edge that nothing of it is cut. The cut for small
 * screens moves by the same rules, so its strips need that room too.
 */
const motion = (cut: Weave, small?: Weave): string => {
  let isFromBelow = false;
  const cuts = [cut, ...(small ? [small] : [])].map((one) =>
    stripsOf(one).map(({ bottom }) => one.height - bottom >= slide),
  );
  const count = Math.max(...cuts.map(({ length }) => length));
  const rules = Array.from({ length: count }, (_, i) => {
    isFromBelow = !isFromBelow && cuts.every((hasRoom) => hasRoom[i] ?? true);
    const way = isFromBelow ? `--from:${slide}px` : '';
    const delay = i > 0 ? `animation-delay:${i * 55}ms` : '';
    return way || delay ? `.s:nth-child(${i + 1}){${[way, delay].filter(Boolean).join(';')}}` : '';
  });
  return `.s{animation:var(--slide,none) .8s cubic-bezier(.2,.8,.2,1) both}${rules.join('')}@keyframes in{from{transform:translateY(var(--from,-${slide}px))}}`;
};

/** Gap between the main and the small drawing on their common canvas. */
const gap = 40;

/** What corporate customers see instead, in the same cut. */
export interface Other {
  readonly scene: Art;
  readonly hem: Hem;
}

/** Weaves a picture that stands still, and the scene of corporate customers if they have another. */
export const weave = (cut: Weave, alt: string, scene: Art, other?: Other): Sheet => {
  const sheet = {
    width: cut.width,
    height: cut.height,
    alt,
    woven: [wovenOf(cut, scene)],
    art: stillCloth(cut, scene),
  };
  if (!other) return sheet;
  const redCut = { ...cut, hem: other.hem };
  const redCloth = stillCloth(redCut, other.scene);
  return {
    ...sheet,
    woven: [...sheet.woven, wovenOf(redCut, other.scene)],
    art: `<g class="${ownScene.purple}">${sheet.art}</g><g class="${ownScene.red}">${redCloth}</g>`,
  };
};

/** The scene once, for every strip to show its part of it. */
const shared = '<use href="#scene"/>';

const sceneOf = (scene: Art): Art => `<defs><g id="scene">${scene}</g></defs>`;

/** What thumbnails show of a picture: a part of it, by its upper left corner and its width, or a scene, 420 × 300. */
export type Thumbnail = Art | readonly [x: number, y: number, width: number];

/** Weaves a picture that stands still and what thumbnails show of it, both of one ratio. */
export const weaveWithThumbnail = (
  cut: Weave,
  alt: string,
  scene: Art,
  thumbnail: Thumbnail,
): Sheet => {
  const sheet = weave(cut, alt, scene);
  if (typeof thumbnail !== 'string') {
    const [x, y, width] = thumbnail;
    return { ...sheet, smallViewBox: `${x} ${y} ${width} ${(width * cut.height) / cut.width}` };
  }
  const left = cut.width + gap;
  const small = { width: 420, height: 300, strips: 5 };
  return {
    ...sheet,
    smallViewBox: `${left} 0 ${small.width} ${small.height}`,
    woven: [...sheet.woven, wovenOf(small, thumbnail)],
    art: sheet.art + at(left, 0, 1, stillCloth(small, thumbnail)),
  };
};

/**
 * Weaves strips that slide into place: a page's header, or a home's hero and beside it the
 * small-screen drawing.
 */
export const weaveMoving = (cut: Weave, alt: string, scene: Art, small?: SmallWeave): Sheet => {
  const left = cut.width + gap;
  const sheet = {
    width: cut.width,
    height: cut.height,
    alt,
    motion: motion(cut, small),
    woven: [wovenOf(cut, scene)],
    art: `${sceneOf(scene)}<g>${movingCloth(cut, shared)}</g>`,
  };
  if (!small) return sheet;
  const inSmall = (art: Art): Art => at(small.x, small.y, small.scale, art);
  return {
    ...sheet,
    smallViewBox: `${left} 0 ${small.width} ${small.height}`,
    woven: [...sheet.woven, wovenOf(small, inSmall(scene))],
    art: sheet.art + at(left, 0, 1, movingCloth(small, inSmall(shared))),
  };
};

/** A row of the usual blocks for the upper corners of a hero of so many strips. */
export const heroBlocks = (strips: number, size: number): Block[] => [
  { strip: 0, y: 0, motif: 'bars', yarns: 0, height: size * 0.5 },
  { strip: 0, y: size * 0.5, motif: 'step', yarns: 1, height: size * 0.7 },
  { strip: 1, y: 0, motif: 'zig', yarns: 0, height: size * 0.42 },
  { strip: strips - 2, y: 0, motif: 'comb', yarns: 3, height: size * 0.34 },
  { strip: strips - 1, y: 0, motif: 'check', yarns: 4, height: size * 0.75 },
  { strip: strips - 1, y: size * 0.75, motif: 'bow', yarns: 2, height: size * 0.5 },
];

/** A cut that hangs from no hem, with blocks in two opposite corners. */
export const flatCut = (width: number, height: number, strips: number, hem = usualHem): Weave => {
  const { turn } = hem;
  const size = width / strips;
  const [upper, lower] = turn % 2 ? [strips - 1, 0] : [0, strips - 1];
  const [high, low, yarns] = cycle<readonly [MotifName, MotifName, number]>(
    [
      ['step', 'bow', 0],
      ['check', 'step', 3],
      ['zig', 'check', 4],
    ],
    turn,
  );
  const beside = upper === 0 ? lower - 1 : lower + 1;
  const blocks: readonly Block[] = [
    { strip: upper, y: 0, motif: high, yarns: 1, height: size * 0.7 },
    { strip: upper, y: size * 0.7, motif: 'bars', yarns: 0, height: size * 0.4 },
    { strip: lower, y: height - size * 0.8, motif: low, yarns: 2, height: size * 0.8 },
    { strip: beside, y: height - size * 0.5, motif: 'comb', yarns, height: size * 0.5 },
  ];
  return { width, height, strips, hem, blocks };
};
