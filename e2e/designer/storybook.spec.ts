import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { companies } from 'scripts/lib/company.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import { preview } from 'vite';
import { test as base, expect } from '../support/test.ts';

const outDir = join(root, 'dist', 'storybook');

const test = base.extend<{ readonly storybook: string }>({
  storybook: async ({ problems }, use) => {
    if (!existsSync(join(outDir, 'index.json'))) {
      throw new Error('There is no Storybook to open: run `pnpm storybook:build` first.');
    }
    const options = { root: outDir, build: { outDir }, preview: { port: 0 } };
    const host = await preview({ ...options, logLevel: 'error' });
    const address = host.resolvedUrls?.local[0] ?? '';
    problems.addSite(new URL(address).origin);
    // Allow harmless messages of Storybook's manager, and of previews, which have no icon.
    problems.allow(
      /'PopoverProvider'|Ignored Storybook channel|ViewTransition opt-in|favicon\.ico/,
    );
    await use(address);
    await host.close();
  },
});

/** The first story loads 1.5 MB of scripts. */
const firstStory = { timeout: 120_000 };

test('a designer chooses another company in Storybook, and sees that company’s home page', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}?path=/story/site-pages--home`);
  const story = page.frameLocator('#storybook-preview-iframe').locator('html');
  const toolbar = page.getByRole('toolbar');
  await expect(story).toHaveAttribute('data-theme', 'purple', firstStory);
  await expect(story).toHaveAttribute('lang', 'en-GH');
  await toolbar.getByRole('button', { name: 'Harmattan Insurance Ghana' }).click();
  await page.getByRole('option', { name: 'Harmattan Assurances' }).first().click();
  await expect(story).toHaveAttribute('lang', /^fr/, firstStory);
  await expect(story.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a designer downloads each company’s design tokens from Storybook', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}iframe.html?viewMode=docs&id=start-here-for-designers--docs`);
  const links = page.locator('a[download]');
  await expect(links).toHaveCount(companies().length, firstStory);
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    const tokens = JSON.parse(decodeURIComponent(href.slice(href.indexOf(',') + 1)));
    expect(Object.values(tokens.color)[0]).toMatchObject({ $type: 'color' });
  }
});
