import { globSync } from 'node:fs';
import { join } from 'node:path';
import { gold, neutral, type Ramp, rampOf } from '@insurance-kit/ui/palette';
import { companyContent, companyFolder, companyModule, kitCompany } from 'scripts/lib/company.mjs';
import sharp, { type Sharp } from 'sharp';
import type { AudienceColours, Audiences } from 'site/shared/pages.ts';
import colours from './colours.json' with { type: 'json' };

/** Hex colours or classes such as `brand-300`, by SVG class. `skin-2` is `skin`'s second colour. */
type ColourClasses = Readonly<Record<string, readonly string[]>>;

// Landscapes for individuals have the brand's colours; Ghana's have a lilac sky over an indigo sea.
// Landscapes for corporate customers are dust and earth.
const { shared, individual, ghana, corporate } = colours;

function paletteOf(ramp: Ramp, scenery: ColourClasses): ReadonlyMap<string, string> {
  const palette = new Map<string, string>();
  for (const [name, steps] of Object.entries({ brand: ramp, gold, neutral })) {
    for (const [step, colour] of Object.entries(steps)) palette.set(`${name}-${step}`, colour);
  }
  for (const [name, own] of Object.entries({ ...shared, ...scenery })) {
    for (const [index, colour] of own.entries()) {
      const key = own.length > 1 ? `${name}-${index + 1}` : name;
      const hex = colour.startsWith('#') ? colour : palette.get(colour);
      if (hex !== undefined) palette.set(key, hex);
    }
  }
  return palette;
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
    const ofGhana = company === kitCompany && view === '' ? ghana : {};
    const scenery = isCorporate ? corporate : { ...individual, ...ofGhana };
    const palette = paletteOf(rampOf(colourOf[name] ?? '#000'), scenery);
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
