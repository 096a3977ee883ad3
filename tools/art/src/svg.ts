/**
 * The smallest drawing language the scenes need: a piece of art is SVG text, and these functions
 * write it. Colours are role names until `finish` turns them into classes and one style sheet.
 */
import { type Ink, inks, kitPalettes, type Palette, type Palettes } from './palette.ts';

/** A piece of a drawing: SVG markup whose colours are still role names. */
export type Art = string;

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data, with its numbers rounded to a tenth: d`M${x} ${y}h40`. */
export const d = (text: TemplateStringsArray, ...values: number[]): string =>
  text.reduce((data, part, index) => data + rounded(values[index - 1] ?? 0) + part);

/** The path data of a rectangle. */
export const box = (x: number, y: number, width: number, height: number): string =>
  d`M${x} ${y}h${width}v${height}h${-width}z`;

const faded = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '');

/** A filled shape. */
export const fill = (ink: Ink, data: string, opacity = 1): Art =>
  `<path class="fill-${ink}" d="${data}"${faded(opacity)}/>`;

/** A drawn line; `width` in user units. */
export const stroke = (ink: Ink, width: number, data: string, opacity = 1): Art =>
  `<path class="stroke-${ink}" stroke-width="${rounded(width)}" d="${data}"${faded(opacity)}/>`;

/** A dashed line. */
export const dashes = (ink: Ink, width: number, dash: string, data: string): Art =>
  `<path class="stroke-${ink}" stroke-width="${width}" stroke-dasharray="${dash}" d="${data}"/>`;

/** A string of round beads. */
export const beads = (ink: Ink, size: number, step: number, data: string): Art =>
  `<path class="stroke-${ink}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${step}" d="${data}"/>`;

/** A filled rectangle. */
export const rect = (
  ink: Ink,
  x: number,
  y: number,
  width: number,
  height: number,
  opacity = 1,
): Art => fill(ink, box(x, y, width, height), opacity);

/** A filled circle. */
export const circle = (ink: Ink, x: number, y: number, radius: number, opacity = 1): Art =>
  `<circle class="fill-${ink}" cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}"${faded(opacity)}/>`;

/** The path data of a bar with round ends, such as a finger: its two centres and its radius. */
export const capsule = (x1: number, y1: number, x2: number, y2: number, radius: number): string => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [x, y] = [((y1 - y2) / length) * radius, ((x2 - x1) / length) * radius];
  return d`M${x1 - x} ${y1 - y}L${x2 - x} ${y2 - y}A${radius} ${radius} 0 0 1 ${x2 + x} ${y2 + y}L${x1 + x} ${y1 + y}A${radius} ${radius} 0 0 1 ${x1 - x} ${y1 - y}Z`;
};

/** Moves and scales a piece; its own origin comes to stand at x, y. A negative scaleX mirrors it. */
export const at = (x: number, y: number, scale: number, art: Art, scaleX = scale): Art => {
  const size = scaleX === scale ? `${scale}` : `${scaleX} ${scale}`;
  return `<g transform="translate(${rounded(x)} ${rounded(y)})${size === '1' ? '' : ` scale(${size})`}">${art}</g>`;
};

/** Turns a piece about a point, in degrees. */
export const turned = (degrees: number, x: number, y: number, art: Art): Art =>
  `<g transform="rotate(${degrees} ${rounded(x)} ${rounded(y)})">${art}</g>`;

/** Shows a piece only inside a shape. */
export const clipped = (data: string, art: Art): Art => `<clip d="${data}">${art}</clip>`;

/** Joins n pieces, drawn from their index. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** So many filled shapes of one ink, drawn from their index. */
export const fills = (
  ink: Ink,
  count: number,
  shape: (index: number) => string,
  opacity?: number,
): Art => fill(ink, repeat(count, shape), opacity);

/** So many lines of one ink, drawn from their index. */
export const strokes = (
  ink: Ink,
  width: number,
  count: number,
  line: (index: number) => string,
  opacity?: number,
): Art => stroke(ink, width, repeat(count, line), opacity);

/** The index-th item of a list that starts again at its end. */
export const cycle = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[index % list.length] ?? list[0];

const compact = (data: string): string =>
  data
    .replace(/,/g, ' ')
    .replace(/\s*([A-Za-z])\s*/g, '$1')
    .replace(/ -/g, '-')
    .replace(/(?<![\d.])(-?)0\./g, '$1.');

const shortNames = 'abcdefghijklmnopqrtuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The classes of a scene that one audience alone sees. */
export const ownScene = { purple: 'pu', red: 're' } as const;

/** Hides the scene of the audience that is not looking. */
const ownSceneRules = (corporate: readonly string[]): string => {
  const seen = (scene: string) => corporate.map((view) => `#${view}:target~g .${scene}`).join();
  return (
    `.${ownScene.red}{display:none}${seen(ownScene.red)}{display:inline}` +
    `${seen(ownScene.purple)}{display:none}`
  );
};

/** A rectangle, in user units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A scene as its cut shows it, and what of it lies under woven blocks or below the strips' ends. */
export interface Woven {
  readonly scene: Art;
  readonly hidden: readonly Box[];
}

/** What `finish` needs to know of a picture. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** The drawing, colours still role names. */
  readonly art: Art;
  /** What the picture shows, for whoever opens it by itself. */
  readonly alt: string;
  /** The small-screen drawing's viewBox, where there is one. */
  readonly smallViewBox?: string;
  /** Rules for strips that slide into place, where they do: an animation that `moving` views name. */
  readonly motion?: string;
  /** The scenes that are cut into strips, for the checks. */
  readonly woven: readonly Woven[];
}

/** The fragments under which a sheet shows itself other than by default, in the order of the file. */
export const viewsOf = (sheet: Sheet, { views }: Palettes = kitPalettes): string[] => {
  const names = Object.keys(views);
  const and = (form: string) => [form, ...names.map((name) => `${name}-${form}`)];
  return [
    ...names,
    ...(sheet.smallViewBox ? and('small') : []),
    ...(sheet.motion ? and('moving') : []),
    ...(sheet.motion && sheet.smallViewBox ? and('small-moving') : []),
  ];
};

/**
 * The rules of strips that slide into place, which they do in the moving form of a view alone. Chromium
 * heeds neither reduced motion in an image nor a view that ends an animation: nothing may have begun.
 */
const motionOf = (sheet: Sheet, palettes: Palettes): string => {
  const { motion } = sheet;
  if (motion === undefined) return '';
  const moving = viewsOf(sheet, palettes).filter((view) => view.endsWith('moving'));
  return (
    `${motion}${moving.map((view) => `#${view}:target~g`).join()}{--slide:in}` +
    '@media(prefers-reduced-motion:reduce){.s{animation:none}}'
  );
};

/**
 * Turns a sheet into a finished SVG file that serves all audiences.
 *
 * The default is the kit's purple; `#red` and the other views are `<view>` elements. Each role becomes
 * a class: `fill:#630994;fill:var(--a,#630994)`. The first declaration is all a rasteriser
 * understands; the second takes red from the group the view switches, and inherits through `<use>`
 * in every engine (a selector would have to reach into its shadow tree).
 */
export const finish = (sheet: Sheet, palettes: Palettes = kitPalettes): string => {
  const others = Object.entries(palettes.views);
  const used = inks.filter((ink) => new RegExp(`"(?:fill|stroke)-${ink}"`).test(sheet.art));
  const name = new Map(used.map((ink, index) => [ink, shortNames[index] ?? `s${index}`]));
  const colour = (palette: Palette, ink: Ink) =>
    palette[ink].replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
  const value = (property: string, ink: Ink): string => {
    const base = colour(palettes.default, ink);
    const plain = `${property}:${base}`;
    return others.every(([, palette]) => colour(palette, ink) === base)
      ? plain
      : `${plain};${property}:var(--${name.get(ink)},${base})`;
  };
  const rules: string[] = [];
  for (const ink of used) {
    const short = name.get(ink);
    if (sheet.art.includes(`"fill-${ink}"`)) rules.push(`.${short}{${value('fill', ink)}}`);
    if (sheet.art.includes(`"stroke-${ink}"`)) {
      rules.push(`.${short}_{fill:none;${value('stroke', ink)}}`);
    }
  }
  const views = viewsOf(sheet, palettes);
  const viewRules = others.map(([view, palette]) => {
    const own = views.filter((one) => one === view || one.startsWith(`${view}-`));
    const differs = used.filter((ink) => colour(palette, ink) !== colour(palettes.default, ink));
    return `${own.map((one) => `#${one}:target~g`).join()}{${differs
      .map((ink) => `--${name.get(ink)}:${colour(palette, ink)}`)
      .join(';')}}`;
  });

  const clips = new Map<string, string>();
  const body = sheet.art
    .replace(/<clip d="([^"]*)">/g, (_, data: string) => {
      const known = clips.get(data);
      if (known) return `<g clip-path="url(#${known})">`;
      const id = `k${clips.size}`;
      clips.set(data, id);
      return `<clipPath id="${id}"><path d="${data}"/></clipPath><g clip-path="url(#${id})">`;
    })
    .replaceAll('</clip>', '</g>')
    .replace(/class="fill-(\w+)"/g, (_, ink: Ink) => `class="${name.get(ink)}"`)
    .replace(/class="stroke-(\w+)"/g, (_, ink: Ink) => `class="${name.get(ink)}_"`)
    .replace(/ d="([^"]*)"/g, (_, data: string) => ` d="${compact(data)}"`);

  const viewTags = views
    .map((view) =>
      /small(?:-moving)?$/.test(view) && sheet.smallViewBox
        ? `<view id="${view}" viewBox="${sheet.smallViewBox}"/>`
        : `<view id="${view}"/>`,
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"` +
    ` width="${sheet.width}" height="${sheet.height}" role="img" aria-label="${sheet.alt}">` +
    `${viewTags}<style>${rules.join('')}${viewRules.join('')}${sheet.art.includes(`class="${ownScene.red}"`) ? ownSceneRules(palettes.corporate) : ''}${motionOf(sheet, palettes)}</style>\n` +
    `<g>${body}</g></svg>\n`
  );
};
