import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstCompany } from 'scripts/lib/company.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import {
  feedbackDialog,
  feedbackOpener,
  motor,
  openFeatures,
  submitButton,
} from '../support/forms.ts';
import { startIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';

async function nextBuild(): Promise<string> {
  const builds = join(root, 'apps', 'site', 'build');
  const name = `${firstCompany}-next-${process.pid}`;
  await cp(join(builds, firstCompany), join(builds, name), { recursive: true });
  const assets = join(builds, name, 'client', 'assets');
  const files = (await readdir(assets)).filter((file) => /\.(?:br|gz)$/.test(file) === false);
  const renamed = files.map((file) => [file, file.replace(/\.(\w+)$/, 'n.$1')] as const);
  for (const file of await readdir(assets)) {
    if (!files.includes(file)) await rm(join(assets, file));
  }
  const folders = [assets, join(builds, name, 'server'), join(builds, name, 'server', 'chunks')];
  for (const folder of folders) {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (!entry.isFile() || !/\.(?:m?js|json)$/.test(entry.name)) continue;
      const text = await readFile(join(folder, entry.name), 'utf8');
      const changed = renamed.reduce((all, [from, to]) => all.replaceAll(from, to), text);
      await writeFile(join(folder, entry.name), changed);
    }
  }
  for (const [from, to] of renamed) await rename(join(assets, from), join(assets, to));
  return name;
}

test('a page of the previous build still works with the new one', async ({
  page,
  context,
  launch,
}) => {
  const content = await launch.content();
  const dataDir = await launch.folder();
  const before = await launch.site({ contentUrl: content.url, dataDir });
  await hasChosenCookies(context, before.url);
  await page.goto(before.url + motor);
  await startIslands(page);
  const next = await nextBuild();
  try {
    await before.stop();
    await launch.site({
      contentUrl: content.url,
      dataDir,
      port: Number(new URL(before.url).port),
      variables: { COMPANY: next },
    });
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    // The form is of the new build. Its code loads only now.
    await feedbackOpener(page).click();
    await submitButton(feedbackDialog(page)).click();
    await expect(feedbackDialog(page).getByLabel(/^Please provide/)).toBeFocused();
    expect(documents).toEqual([]);
    await page.reload();
    await openFeatures(page);
    await expect(page.locator('script[src^="/assets/"]').first()).toHaveAttribute('src', /n\.js$/);
  } finally {
    await rm(join(root, 'apps', 'site', 'build', next), { recursive: true, force: true });
  }
});
