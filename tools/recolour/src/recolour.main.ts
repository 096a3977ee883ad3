/** Writes a company's colours into its drawings, and makes its icons and share card. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chosenCompany, companyFolder } from 'scripts/lib/company.mjs';
import { main } from 'scripts/lib/workspace.mjs';
import { drawingsOf, iconsAndCard, readPalettes, recoloured } from './recolour.ts';

await main(async () => {
  const company = chosenCompany(process.argv[2]);
  const palettes = await readPalettes(company);
  for (const file of drawingsOf(company))
    writeFileSync(file, recoloured(readFileSync(file, 'utf8'), palettes));
  for (const [name, picture] of Object.entries(iconsAndCard(company)))
    await picture.toFile(`${companyFolder(company)}/public/${name}`);
});
