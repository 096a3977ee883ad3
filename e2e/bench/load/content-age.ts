import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { disposableFolder, seededContent } from '../../support/servers/apps.ts';
import { rounded, withApps } from '../apps.ts';
import type { Report } from '../report.ts';

const caption = 'Changed by the benchmark';

const mostSeconds = 1;

/** Seconds from saving a file of the content until the home shows it, at the default age of 30 s. */
export async function measureContentAge(): Promise<Report> {
  await using folder = await disposableFolder();
  const contentDir = join(folder.path, 'content');
  await cp(seededContent, contentDir, { recursive: true });
  return await withApps(async ({ site }) => {
    const html = async () => (await fetch(site.url)).text();
    await html();
    const file = join(contentDir, 'home', 'record.json');
    const record = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...record, header_caption: caption }));
    const began = performance.now();
    while (!(await html()).includes(caption)) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const seconds = (performance.now() - began) / 1000;
    return {
      tables: [[{ change: 'home record', 'shows after s': rounded(seconds, 1) }]],
      broken: seconds > mostSeconds ? [`a change shows after ${rounded(seconds, 1)} s`] : [],
    };
  }, contentDir);
}
