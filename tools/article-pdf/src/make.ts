/** Writes `pdf_file.pdf` into the folder of each article, but for those of `without`. */
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { readArticle } from './article.ts';
import { type Publication, printArticle } from './print.ts';

const articles = join(import.meta.dirname, '../../../apps/content-service/content/articles');

/** Ids of the articles that have no file to download, so that this case is seen on the site (§2.7). */
const without: ReadonlySet<number> = new Set([4, 9, 12, 13]);

const publication: Publication = {
  publisher: 'Harmattan Insurance Ghana Ltd',
  language: 'en-GH',
  timeZone: 'Africa/Accra',
  closingNote:
    'This article gives general information. It is not advice on a policy: the wording and the schedule of your own policy decide what is covered.',
};

for (const record of globSync(join(articles, '*/record.json')).sort()) {
  const folder = dirname(record);
  const article = readArticle(folder);
  if (without.has(article.id)) {
    continue;
  }
  const file = await printArticle(article, publication);
  await writeFile(join(folder, 'pdf_file.pdf'), file);
  console.log(`${basename(folder)}: ${(file.length / 1000).toFixed(1)} kB`);
}
