import { globSync } from 'node:fs';
import { join } from 'node:path';
import { gold, neutral, type Ramp, rampOf } from '@insurance-kit/ui/palette';
import { companyContent, companyFolder, companyModule, kitCompany } from 'scripts/lib/company.mjs';
import sharp, { type Sharp } from 'sharp';
import type { AudienceColours, Audiences } from 'site/shared/pages.ts';

/** Hex colours or steps of the brand's ramp, by SVG class. `skin-2` is `skin`'s second colour. */
type ColourClasses = Readonly<Record<string, readonly (string | keyof Ramp)[]>>;

/** Colours that the drawings of all audiences and companies share. */
const sharedColours: ColourClasses = {
  white: ['#fff'],
  flame: ['#e4572e', '#c30b2d'],
  wall: ['#fff4e4', '#f0dcc4'],
  clay: ['#c8713f', '#a4552c'],
  line: ['#1d0d08'],
  eye: ['#fff3e2'],
  lip: ['#9c2f3c', '#713b2c', '#b2474a'],
  hair: ['#170c08', '#8d8589', '#d9d3d2'],
  skin: ['#41221a', '#5b301c', '#7a4427', '#8d5533', '#a2683f'],
  'skin-shade': ['#2e160f', '#432111', '#5e3119', '#6f3f23', '#824d2b'],
};

/** Colours of landscapes for individuals, partly from the brand's ramp. */
const individualScenery: ColourClasses = {
  sky: [300, 200, '#f6e0c8', '#f5c79f', '#f5a97f'],
  dawn: [300, 200, 100],
  noon: [400, 300, 200, 100],
  rain: [700, 600, 500, 400, 200],
  ground: [500, 600, 800],
  water: [500, 300],
  leaf: ['#1f7a54', '#145c40'],
  roof: ['#e4572e'],
  accent: ['#e4572e'],
};

/** Ghana's colours of landscapes for individuals: a lilac sky over an indigo sea. */
const ghanaScenery: ColourClasses = {
  ...individualScenery,
  sky: [300, '#cb9bf6', 400, '#e59ac0', '#f5a97f'],
  dawn: [300, 200, '#f6e0ee'],
  water: ['#4637a6', '#7d70d4'],
};

/** Colours of landscapes for corporate customers: dust and earth. */
const corporateScenery: ColourClasses = {
  sky: ['#f6e3d3', '#f4d8c1', '#f1c8a6', '#f0b088', '#f3b673'],
  dawn: ['#f4d8c1', '#f9e8d9', '#fdf3e7'],
  noon: ['#e6bd99', '#efd0b4', '#f6e3d3', '#fcf3ea'],
  rain: ['#7d6b64', '#95827a', '#ad9a90', '#c7b6ab', '#efe4db'],
  ground: [600, 700, 900],
  water: ['#2a4a52', '#53777f'],
  leaf: ['#2a4a52', '#1c343b'],
  roof: ['#d9743a'],
  accent: [neutral[900]],
};

function paletteOf(ramp: Ramp, scenery: ColourClasses): ReadonlyMap<string, string> {
  const steps = Object.entries({ brand: ramp, gold, neutral }).flatMap(([name, colours]) =>
    Object.entries(colours).map(([step, colour]) => [`${name}-${step}`, colour] as const),
  );
  const others = Object.entries({ ...sharedColours, ...scenery }).flatMap(([name, colours]) =>
    colours.map((colour, index): readonly [string, string] => [
      colours.length > 1 ? `${name}-${index + 1}` : name,
      typeof colour === 'number' ? ramp[colour] : colour,
    ]),
  );
  return new Map([...steps, ...others]);
}

export const drawingsOf = (company: string): readonly string[] =>
  [companyContent(company), companyFolder(company)].flatMap((folder) =>
    globSync('**/*.svg', { cwd: folder }).map((file) => join(folder, file)),
  );

/** Makes a company's icons and share card. @returns the pictures by file name in `public`. */
export function iconsAndCard(company: string): Readonly<Record<string, Sharp>> {
  const folder = companyFolder(company);
  const icon = (drawing: string, size: number) =>
    sharp(`${folder}/${drawing}.svg`, { density: 576 }).resize(size).png({ palette: true });
  const card = sharp(`${folder}/pictures/share.svg`).flatten({ background: '#fff' });
  return {
    'favicon-32.png': icon('public/icon', 32),
    'apple-touch-icon.png': icon('pictures/icon-maskable', 180),
    'icon-192.png': icon('pictures/icon-maskable', 192),
    'icon-512.png': icon('pictures/icon-maskable', 512),
    'share.jpg': card.jpeg({ quality: 82, mozjpeg: true }),
  };
}

/** Returns the palette and SVG `<view>` id of each audience. The default audience comes first. */
export async function readPalettes(company: string) {
  const { audiences, colourOf } = await companyModule<{
    audiences: Audiences<string>;
    colourOf: AudienceColours<string>;
  }>(company, 'company.ts');
  const palettes = Object.entries(audiences).map(([name, { view = '', overview }]) => {
    const isCorporate = overview === 'products-corporate';
    const individual = company === kitCompany && view === '' ? ghanaScenery : individualScenery;
    const palette = paletteOf(
      rampOf(colourOf[name] ?? '#000'),
      isCorporate ? corporateScenery : individual,
    );
    return { view, isCorporate, palette };
  });
  return palettes.sort(({ view }) => (view === '' ? -1 : 1));
}

/** Writes palettes into a drawing, and a `<view>` for each audience except the default one. */
export function recoloured(
  svg: string,
  palettes: Awaited<ReturnType<typeof readPalettes>>,
): string {
  const [{ palette } = { palette: new Map<string, string>() }, ...others] = palettes;
  const has = (name: string) => svg.includes(` class="${name}"`);
  const classes = [...palette.keys()].filter((name) => has(name) || has(`stroke-${name}`));
  if (classes.length === 0) return svg;
  const differing = classes.filter((name) =>
    others.some((o) => o.palette.get(name) !== palette.get(name)),
  );
  const rule = (name: string, colour = '', inView = '') =>
    (has(name) ? `${inView}.${name}{fill:${colour}}\n` : '') +
    (has(`stroke-${name}`) ? `${inView}.stroke-${name}{fill:none;stroke:${colour}}\n` : '');
  let css = classes.map((name) => rule(name, palette.get(name))).join('');
  if (has('corporate')) css += '.corporate{display:none}\n';
  const [small = '', box = ''] = /<view\s+id="small"([^>]*)\/>/.exec(svg) ?? [];
  let views = small && `${small}\n`;
  for (const { view, isCorporate, palette: other } of others) {
    const inView = `[id|=${view}]:target~g`;
    css += differing.map((name) => rule(name, other.get(name), `${inView} `)).join('');
    if (isCorporate && has('corporate'))
      css += `${inView} .corporate{display:inline}\n${inView} .individual{display:none}\n`;
    views += `<view id="${view}"/>\n`;
    if (small) views += `<view id="${view}-small"${box}/>\n`;
  }
  const head = `\n${views}<style id="palette">\n${css}</style>`;
  const bare = svg.replaceAll(/\s*<(?:view\s[^>]*\/|style\s+id="palette"[^<]*<\/style)>/g, '');
  return bare.replace(/<svg\s[^>]*>/, `$&${head}`);
}
