/** Every file the tool writes, as bytes: pictures, icons, and drawings exported as data. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import type { Audiences } from '../../../apps/site/app/companies/contract/audiences.ts';
import type { Identity } from '../../../apps/site/app/companies/contract/company.ts';
import {
  companies,
  companyFolder,
  firstCompany,
  partOf,
  seededContent,
} from '../../../scripts/lib/company.mjs';
import { root } from '../../../scripts/lib/workspace.mjs';
import {
  adinkra,
  icon,
  logoMark,
  type Mark,
  type RolePath,
  wovenBand,
  wovenHem,
} from './emblems.ts';
import type { Picture } from './formats.ts';
import { type Palettes, palettesOf, purple, rampsOf } from './palette.ts';
import { picturesOf } from './pictures.ts';
import type { MapHome } from './scenes/map.ts';
import { finish } from './svg.ts';

/** A file to write, its path from the repository's root. */
export interface OutputFile {
  readonly path: string;
  /** Text travels under brotli; its limit is for that size. */
  readonly data: string | Buffer;
  /** Largest size in bytes. */
  readonly limit?: number;
}

/** A company as the tool needs to know it. */
interface Client {
  readonly id: string;
  readonly mark: Mark;
  readonly palettes: Palettes;
  readonly home: MapHome;
}

const folderOf = (id: string): string => relative(root, companyFolder(id));

/** Where the pictures of a company go, by the first name of their path in the table. */
const placesOf = (id: string): Readonly<Record<string, string>> => ({
  content: relative(root, seededContent(id)),
  pictures: `${folderOf(id)}/pictures`,
  public: `${folderOf(id)}/public`,
  // The first company's is the kit's own.
  default: id === firstCompany ? 'packages/ui/src/art' : `${folderOf(id)}/pictures`,
});

/** The folder of a company's article with the same number; each writes its own articles. */
const articleFolder = (articles: string, number: string): string | undefined =>
  existsSync(join(root, articles))
    ? readdirSync(join(root, articles)).find((name) => name.startsWith(`${number}-`))
    : undefined;

/** Where a picture of the table goes for a company; `undefined` where it has no such article or product. */
const pathOf = (file: string, id: string): string | undefined => {
  const [place = '', ...names] = file.split('/');
  const folder = placesOf(id)[place] ?? place;
  const [first, article = '', ...rest] = names;
  if (first === 'products' && !existsSync(join(root, folder, ...names.slice(0, -1))))
    return undefined;
  if (first !== 'articles') return [folder, ...names].join('/');
  const own = articleFolder(`${folder}/articles`, article.slice(0, article.indexOf('-')));
  return own && [folder, first, own, ...rest].join('/');
};

const drawn = async (
  { file, sheet, budget, raster }: Picture,
  { id, palettes }: Client,
): Promise<readonly OutputFile[]> => {
  const path = pathOf(file, id);
  if (path === undefined) return [];
  const svg = finish(sheet, palettes);
  // The budget is of a picture in two colours; each further one adds a rule.
  const limit = budget * (1 + 0.25 * Math.max(0, Object.keys(palettes.views).length - 1));
  if (!raster) return [{ path, data: svg, limit }];
  const density = (72 * raster.width) / sheet.width;
  const image = sharp(Buffer.from(svg), { density })
    .resize(raster.width)
    .flatten({ background: '#fff' });
  const data = await image.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
  return [{ path, data, limit: raster.limit }];
};

const bitmap = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * 8 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

const notice = 'Drawn by tools/art: change it there, then run `pnpm art`.';

/** As the formatter writes them: long ones take more than a line. */
const pathList = (paths: readonly RolePath[]): string =>
  paths
    .map(({ role, d }) => {
      const line = `    { role: '${role}', d: '${d}' },`;
      return line.length <= 100 ? line : `    {\n      role: '${role}',\n      d: '${d}',\n    },`;
    })
    .join('\n');

/** A module of the kit with woven art: one repeat, and its paths in the roles of the yarns. */
const wovenModule = (
  file: string,
  head: string,
  words: string,
  name: string,
  art: ReturnType<typeof wovenBand>,
): OutputFile => ({
  path: `packages/ui/src/art/${file}.ts`,
  data: `// ${notice}
${head}
/** ${words}, in user units; paths are painted in order. */
export const ${name}: {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly { readonly role: WovenBandRole; readonly d: string }[];
} = {
  width: ${art.width},
  height: ${art.height},
  paths: [
${pathList(art.paths)}
  ],
};
`,
});

const bandModule = (): OutputFile => {
  const band = wovenBand();
  const roles = [...new Set(band.paths.map(({ role }) => role))].sort();
  const head = `
/** The roles of the band's yarns; the theme gives each a colour. */
export type WovenBandRole = ${roles.map((role) => `'${role}'`).join(' | ')};
`;
  return wovenModule('woven-band', head, 'One repeat of the woven band', 'wovenBand', band);
};

const hemModule = (): OutputFile => {
  const head = "import type { WovenBandRole } from './woven-band.ts';\n";
  return wovenModule('woven-hem', head, 'Woven ends of eight strips', 'wovenHem', wovenHem());
};

const attribution =
  'From adinkra-icons 1.1.2, licensed under the Apache License, Version 2.0 (http://www.apache.org/licenses/LICENSE-2.0). Changed: coordinates rounded, colour.';

/** What the kit shows of any company, and the first company's logo. */
const kitFiles = (): readonly OutputFile[] => [
  bandModule(),
  hemModule(),
  // The sign of the account band: gold, because it is only shown on brand surfaces. A file of its
  // own, because its paths are long.
  {
    path: 'packages/ui/src/art/fihankra.svg',
    data: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="${purple.gold400}"><!-- ${attribution} -->${adinkra(
      'fihankra',
    )
      .map((data) => `<path d="${data}"/>`)
      .join('')}</svg>\n`,
  },
  {
    path: 'packages/ui/src/art/mframadan.ts',
    data: `// ${notice}
// From adinkra-icons 1.1.2, licensed under the Apache License, Version 2.0
// (http://www.apache.org/licenses/LICENSE-2.0). Changed: coordinates rounded to hundredths.

/** Mframadan, the house that stands in the wind: the Akan sign of resilience. Always shown whole, with a caption. */
export const mframadan = {
  viewBox: '0 0 24 24',
  paths: [
${adinkra('mframadan')
  .map((data) => `    '${data}',`)
  .join('\n')}
  ],
} as const;
`,
  },
  {
    path: `${folderOf(firstCompany)}/logo.ts`,
    data: `// ${notice}
import type { LogoMark } from '../contract/company.ts';

/** The company's mark: two sewn strips and the thread that crosses them. Roles are coloured by the site. */
export const logoMark: LogoMark = {
  viewBox: '${logoMark.viewBox}',
  paths: [
${pathList(logoMark.paths)}
  ],
};
`,
  },
];

/** The icons of a company: its mark in its colours. */
const icons = async ({ id, mark, palettes }: Client): Promise<readonly OutputFile[]> => {
  const { public: folder } = placesOf(id);
  const look = (name: 'plain' | 'maskable') => icon(name, mark, palettes.default);
  const dots = async (file: string, name: 'plain' | 'maskable', size: number) => ({
    path: `${folder}/${file}`,
    data: await bitmap(look(name), size),
  });
  return [
    { path: `${folder}/icon.svg`, data: look('plain') },
    await dots('icon-192.png', 'maskable', 192),
    await dots('icon-512.png', 'maskable', 512),
    await dots('apple-touch-icon.png', 'maskable', 180),
    await dots('favicon-32.png', 'plain', 32),
  ];
};

/** Countries as world-atlas writes them: in English, with a plain apostrophe. */
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Reads a company's colours and logo from its folder. */
const readClient = async (id: string): Promise<Client> => {
  const ramps = await rampsOf(id);
  const { audiences } = await partOf<{ audiences: Audiences<string> }>(id, 'audiences.ts');
  const { identity } = await partOf<{ identity: Identity }>(id, 'identity.ts');
  const { logoMark: mark } = await partOf<{ logoMark: Mark }>(id, 'logo.ts');
  return {
    id,
    mark,
    palettes: palettesOf(
      Object.entries(audiences).flatMap(([name, audience]) => {
        const ramp = ramps[name];
        return ramp === undefined ? [] : { ...audience, ramp };
      }),
    ),
    home: {
      ...identity.seat,
      country: (countryNames.of(identity.country) ?? '').replace('’', "'"),
    },
  };
};

/** Draws everything of a company. */
const filesOf = async (id: string): Promise<readonly OutputFile[]> => {
  const client = await readClient(id);
  const pictures = picturesOf(client.home).map((picture) => drawn(picture, client));
  return [...(await Promise.all(pictures)).flat(), ...(await icons(client))];
};

/**
 * Draws everything: each company's pictures and icons, and what the kit shows of any of them.
 *
 * @param chosen the companies; default all.
 */
export const files = async (chosen = companies()): Promise<readonly OutputFile[]> => [
  ...(await Promise.all(chosen.map(filesOf))).flat(),
  ...kitFiles(),
];
