/**
 * Writes `pdf_file.pdf` into the folder of each article that is to have one: `pnpm article-pdf`, or
 * `pnpm article-pdf <company>` for one company's.
 */
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { rampOf } from '@insurance-kit/ui/palette';
import { type Browser, chromium } from 'playwright';
import type { Identity } from '../../../apps/site/app/companies/contract/company.ts';
import type { Printing } from '../../../apps/site/app/companies/contract/printing.ts';
import { brandColours } from '../../../apps/site/vite/brand-colours.ts';
import { browserOptions } from '../../../e2e/support/browser.ts';
import { findBrowsers } from '../../../scripts/lib/browser.mjs';
import { brandFile, companies, partOf, seededContent } from '../../../scripts/lib/company.mjs';
import { main } from '../../../scripts/lib/workspace.mjs';
import { readArticle } from './article.ts';
import { MissingCharacter, type Publication, printArticle } from './print.ts';

async function publicationOf(company: string): Promise<Publication & Pick<Printing, 'without'>> {
  const { identity } = await partOf<{ identity: Identity }>(company, 'identity.ts');
  const { printing } = await partOf<{ printing: Printing }>(company, 'printing.ts');
  const { defaultAudience } = await partOf<{ defaultAudience: string }>(company, 'audiences.ts');
  const colours = await brandColours(brandFile(company));
  const colour = colours[defaultAudience];
  if (colour === undefined) throw new Error(`${company} has no colour for '${defaultAudience}'.`);
  const ramp = rampOf(colour);
  return {
    publisher: identity.legalName,
    language: identity.locale,
    dateLocale: identity.longDateLocale,
    timeZone: identity.timeZone,
    colours: { brand: ramp[700], deep: ramp[900], soft: ramp[200] },
    ...printing,
  };
}

async function printAll(browser: Browser, company: string): Promise<void> {
  const publication = await publicationOf(company);
  for (const record of globSync(join(seededContent(company), 'articles/*/record.json')).sort()) {
    const folder = dirname(record);
    const article = readArticle(folder);
    if (publication.without.includes(article.id)) continue;
    const file = await printArticle(browser, article, publication);
    await writeFile(join(folder, 'pdf_file.pdf'), file);
    console.log(`${company} ${basename(folder)}: ${(file.length / 1000).toFixed(1)} kB`);
  }
}

await main(async () => {
  const { positionals: named } = parseArgs({ allowPositionals: true });
  const { headlessShell: executablePath } = await findBrowsers();
  await using browser = await chromium.launch({ ...browserOptions, executablePath });
  for (const company of named.length > 0 ? named : companies()) {
    try {
      await printAll(browser, company);
    } catch (error) {
      if (!(error instanceof MissingCharacter)) throw error;
      // The company's articles stay without PDFs, and their pages then have no Download button
      // (§2.7).
      console.error(`${company}: its articles are not printed, ${error.message}.`);
    }
  }
});
