/** Writes a company's colours into its drawings, and makes its icons and share card. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chosenCompany, companyFolder } from 'scripts/lib/company.mjs';
import { main } from 'scripts/lib/workspace.mjs';
import sharp from 'sharp';
import { drawingsOf, readPalettes, recoloured } from './recolour.ts';

await main(async () => {
  const company = chosenCompany(process.argv[2]);
  const [folder, palettes] = [companyFolder(company), await readPalettes(company)];
  for (const file of drawingsOf(company))
    writeFileSync(file, recoloured(readFileSync(file, 'utf8'), palettes));
  const icons = { 'favicon-32': 32, 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };
  for (const [name, size] of Object.entries(icons)) {
    const drawing = size > 32 ? 'pictures/icon-maskable.svg' : 'public/icon.svg';
    const icon = sharp(`${folder}/${drawing}`, { density: 576 }).resize(size);
    await icon.png({ palette: true }).toFile(`${folder}/public/${name}.png`);
  }
  const card = sharp(`${folder}/pictures/share.svg`).flatten({ background: '#fff' });
  await card.jpeg({ quality: 82, mozjpeg: true }).toFile(`${folder}/public/share.jpg`);
});
