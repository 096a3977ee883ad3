import { globSync } from 'node:fs';
import { join } from 'node:path';
import { rampOf } from '@insurance-kit/ui/palette';
import { companyFolder, kitCompany, partOf, seededContent } from 'scripts/lib/company.mjs';
import type { AudienceColours, Audiences } from 'site/shared/pages.ts';
import { bright, dusty, ghana, paletteOf } from './palette.ts';

export const drawingsOf = (company: string): readonly string[] =>
  [seededContent(company), companyFolder(company)].flatMap((folder) =>
    globSync('**/*.svg', { cwd: folder }).map((file) => join(folder, file)),
  );

/** Looks of a company's drawings: the first audience's is the default, the others are SVG views. */
export async function readLooks(company: string) {
  const { audiences, colourOf } = await partOf<{
    audiences: Audiences<string>;
    colourOf: AudienceColours<string>;
  }>(company, 'company.ts');
  const looks = Object.entries(audiences).map(([name, { view = '', overview }]) => {
    const isCorporate = overview === 'products-corporate';
    const open = company === kitCompany && view === '' ? ghana : bright;
    const palette = paletteOf(rampOf(colourOf[name] ?? '#000'), isCorporate ? dusty : open);
    return { view, isCorporate, palette };
  });
  return looks.sort(({ view }) => (view === '' ? -1 : 1));
}

/** Writes a drawing's views, and the colours of its classes. */
export function recoloured(svg: string, looks: Awaited<ReturnType<typeof readLooks>>): string {
  const [{ palette } = { palette: new Map<string, string>() }, ...others] = looks;
  const has = (name: string) => svg.includes(` class="${name}"`);
  const roles = [...palette.keys()].filter((role) => has(role) || has(`stroke-${role}`));
  if (roles.length === 0) return svg;
  const own = roles.filter((role) => others.some((o) => o.palette.get(role) !== palette.get(role)));
  const rule = (role: string, colour = '', seen = '') =>
    (has(role) ? `${seen}.${role}{fill:${colour}}\n` : '') +
    (has(`stroke-${role}`) ? `${seen}.stroke-${role}{fill:none;stroke:${colour}}\n` : '');
  let css = roles.map((role) => rule(role, palette.get(role))).join('');
  if (has('corporate')) css += '.corporate{display:none}\n';
  const [small = '', box = ''] = /<view\s+id="small"([^>]*)\/>/.exec(svg) ?? [];
  let views = small && `${small}\n`;
  for (const { view, isCorporate, palette: other } of others) {
    const seen = `[id|=${view}]:target~g`;
    css += own.map((role) => rule(role, other.get(role), `${seen} `)).join('');
    if (isCorporate && has('corporate'))
      css += `${seen} .corporate{display:inline}\n${seen} .individual{display:none}\n`;
    views += `<view id="${view}"/>\n`;
    if (small) views += `<view id="${view}-small"${box}/>\n`;
  }
  const head = `\n${views}<style id="palette">\n${css}</style>`;
  const bare = svg.replaceAll(/\s*<(?:view\s[^>]*\/|style\s+id="palette"[^<]*<\/style)>/g, '');
  return bare.replace(/<svg\s[^>]*>/, `$&${head}`);
}
