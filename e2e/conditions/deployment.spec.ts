import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from 'scripts/lib/workspace.mjs';
import { contactField, fillMessage, message, sendButton } from '../forms/contact-form.ts';
import { feedbackDialog, feedbackOpener, submitButton } from '../forms/feedback-form.ts';
import { startIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';
import { documentsOf } from './conditions.ts';
import { openFeatures } from './features.ts';

const motor = '/purpleproductdetails/motor';
/** The islands' scripts, not the page script. */
const scripts = /\/assets\/(?!page-)[^/]+\.js$/;

/** The build with other names for its hashed files, like a next build. */
async function nextBuild(company: string): Promise<string> {
  const builds = join(root, 'apps', 'site', 'build');
  const name = `${company}-next-${process.pid}`;
  await cp(join(builds, company), join(builds, name), { recursive: true });
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
  company,
}) => {
  const content = await launch.content();
  const dataDir = await launch.folder();
  const before = await launch.site({ contentUrl: content.url, dataDir });
  await hasChosenCookies(context, before.url);
  await page.goto(before.url + motor);
  await startIslands(page);
  const next = await nextBuild(company);
  try {
    await before.stop();
    await launch.site({
      contentUrl: content.url,
      dataDir,
      port: Number(new URL(before.url).port),
      variables: { COMPANY: next },
    });
    const documents = documentsOf(page);
    // Its form is that of the new build, its code is loaded only now.
    await feedbackOpener(page).click();
    await submitButton(page).click();
    await expect(feedbackDialog(page).getByLabel(/^Please provide/)).toBeFocused();
    expect(documents).toEqual([]);
    await page.reload();
    await openFeatures(page);
    await expect(page.locator('script[src^="/assets/"]').first()).toHaveAttribute('src', /n\.js$/);
  } finally {
    await rm(join(root, 'apps', 'site', 'build', next), { recursive: true, force: true });
  }
});

test.describe('where the scripts of an open page are gone', () => {
  test.beforeEach(async ({ context, site, problems }) => {
    problems.allow(/status of 404|did not start/);
    await hasChosenCookies(context, site.url);
    await context.route(scripts, (route) => route.fulfill({ status: 404 }));
  });

  test('the contact form keeps what was typed, and is posted', async ({ page }) => {
    await page.goto('/purplecontact');
    await fillMessage(page);
    await page.locator('[data-island=contact] button[type="button"]:visible').first().click();
    await expect(page.locator('[data-island=contact] [aria-busy]')).toHaveCount(0);
    await expect(contactField(page, 'first_name')).toHaveValue(message.first_name);
    await sendButton(page).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
  });

  test('the link of the feedback dialog leads to its page', async ({ page }) => {
    await page.goto('/redhome');
    await feedbackOpener(page).click();
    await expect(page).toHaveURL('/feedback');
  });
});
