/** Every file the tool writes, as bytes: pictures, icons, and drawings exported as data. */
import sharp from 'sharp';
import { adinkra, icon, logoMark, type RolePath, wovenBand } from './emblems.ts';
import { purple } from './palette.ts';
import { type Picture, pictures } from './pictures.ts';
import { finish } from './svg.ts';

/** A file to write, its path from the repository's root. */
interface OutputFile {
  readonly path: string;
  readonly data: string | Buffer;
  /** Text, which travels under brotli; its limit is for that size. */
  readonly compressible: boolean;
  /** Largest size in bytes. */
  readonly limit?: number;
}

const drawn = async ({ file, sheet, budget, raster }: Picture): Promise<OutputFile> => {
  const svg = finish(sheet);
  if (!raster) return { path: file, data: svg, compressible: true, limit: budget };
  const density = (72 * raster.width) / sheet.width;
  const image = sharp(Buffer.from(svg), { density })
    .resize(raster.width)
    .flatten({ background: '#fff' });
  const data =
    raster.format === 'png'
      ? await image.png({ palette: true, colours: 64, dither: 0, effort: 10 }).toBuffer()
      : await image.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return { path: file, data, compressible: false, limit: raster.limit };
};

const bitmap = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * 8 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

const module = (path: string, text: string): OutputFile => ({
  path,
  data: text,
  compressible: true,
});

const notice = 'Drawn by tools/art: change it there, then run `pnpm art`.';

const pathList = (paths: readonly RolePath[]): string =>
  paths.map(({ role, d }) => `    { role: '${role}', d: '${d}' },`).join('\n');

const bandModule = (): OutputFile => {
  const band = wovenBand();
  const roles = [...new Set(band.paths.map(({ role }) => role))].sort();
  return module(
    'packages/ui/src/art/wovenBand.ts',
    `// ${notice}

/** The roles of the band's yarns; the theme gives each a colour. */
export type WovenBandRole = ${roles.map((role) => `'${role}'`).join(' | ')};

/** One repeat of the woven band, in user units; paths are painted in order. */
export const wovenBand: {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly { readonly role: WovenBandRole; readonly d: string }[];
} = {
  width: ${band.width},
  height: ${band.height},
  paths: [
${pathList(band.paths)}
  ],
};
`,
  );
};

const adinkraModule = (name: 'mframadan', meaning: string): OutputFile =>
  module(
    `packages/ui/src/art/${name}.ts`,
    `// ${notice}
// From adinkra-icons 1.1.2, licensed under the Apache License, Version 2.0
// (http://www.apache.org/licenses/LICENSE-2.0). Changed: coordinates rounded to hundredths.

/** ${meaning} Always shown whole, with a caption. */
export const ${name} = {
  viewBox: '0 0 24 24',
  paths: [
${adinkra(name)
  .map((data) => `    '${data}',`)
  .join('\n')}
  ],
} as const;
`,
  );

const attribution =
  'From adinkra-icons 1.1.2, licensed under the Apache License, Version 2.0 (http://www.apache.org/licenses/LICENSE-2.0). Changed: coordinates rounded, colour.';

/** The sign of the account band: gold, as it stands on brand grounds alone. A file, for its paths are long. */
const fihankraPicture = (): OutputFile => ({
  path: 'packages/ui/src/art/fihankra.svg',
  data: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="${purple.gold400}"><!-- ${attribution} -->${adinkra(
    'fihankra',
  )
    .map((data) => `<path d="${data}"/>`)
    .join('')}</svg>\n`,
  compressible: true,
});

const logoModule = (): OutputFile =>
  module(
    'apps/site/app/companies/harmattan-ghana/logo.ts',
    `// ${notice}

/** The company's mark: two sewn strips and the thread that crosses them. Roles are coloured by the site. */
export const logoMark: {
  readonly viewBox: string;
  readonly paths: readonly { readonly role: 'brand' | 'thread'; readonly d: string }[];
} = {
  viewBox: '${logoMark.viewBox}',
  paths: [
${pathList(logoMark.paths)}
  ],
};
`,
  );

/** Draws everything. */
export const files = async (): Promise<OutputFile[]> => [
  ...(await Promise.all(pictures.map(drawn))),
  bandModule(),
  fihankraPicture(),
  adinkraModule(
    'mframadan',
    'Mframadan, the house that stands in the wind: the Akan sign of resilience.',
  ),
  logoModule(),
  { path: 'apps/site/public/icon.svg', data: icon('plain'), compressible: true },
  {
    path: 'apps/site/public/icon-192.png',
    data: await bitmap(icon('maskable'), 192),
    compressible: false,
  },
  {
    path: 'apps/site/public/icon-512.png',
    data: await bitmap(icon('maskable'), 512),
    compressible: false,
  },
  {
    path: 'apps/site/public/apple-touch-icon.png',
    data: await bitmap(icon('maskable'), 180),
    compressible: false,
  },
  {
    path: 'apps/site/public/favicon-32.png',
    data: await bitmap(icon('plain'), 32),
    compressible: false,
  },
];
