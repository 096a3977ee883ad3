import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { companies, firstCompany } from 'scripts/lib/company.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import { preview } from 'vite';
import { identityOf, schemesOf } from '../support/company.ts';
import { expect, test } from '../support/test.ts';

// Serves the built Storybook (`pnpm storybook:build`).

const outDir = join(root, 'dist', 'storybook');

let host: Awaited<ReturnType<typeof preview>>;
let address = '';

test.beforeAll(async () => {
  if (!existsSync(join(outDir, 'index.json'))) {
    throw new Error('There is no Storybook to open: run `pnpm storybook:build` first.');
  }
  host = await preview({
    root: outDir,
    build: { outDir },
    preview: { port: 0 },
    logLevel: 'error',
  });
  address = host.resolvedUrls?.local[0] ?? '';
});
test.afterAll(() => host.close());

/** A first story loads a megabyte and a half of scripts. */
const firstStory = { timeout: 30_000 };

test('a designer chooses another company and audience, and sees its home', async ({
  page,
  problems,
}) => {
  problems.addSite(new URL(address).origin);
  // Messages of Storybook's manager.
  problems.allow(/'PopoverProvider'|Ignored Storybook channel message|ViewTransition opt-in/);
  await page.goto(`${address}?path=/story/site-pages--home`);
  const story = page.frameLocator('#storybook-preview-iframe');
  const shows = async (language: string, theme: string) => {
    await expect(story.locator('html')).toHaveAttribute('lang', language, firstStory);
    await expect(story.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(story.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await shows('en-GH', 'purple');
  for (const company of companies().filter((one) => one !== firstCompany)) {
    const { name, locale } = await identityOf(company);
    const { individual, institution } = await schemesOf(company);
    const toolbar = page.getByRole('toolbar');
    await toolbar.getByRole('button', { name: 'Harmattan Insurance Ghana' }).click();
    await page.getByRole('option', { name }).click();
    await shows(locale, individual);
    await toolbar.getByRole('button', { name: new RegExp(`\\(${individual}\\)$`) }).click();
    await page.getByRole('option', { name: new RegExp(`\\(${institution}\\)$`) }).click();
    await shows(locale, institution);
  }
});

test('a component’s page has notes on its use, and the props that come from MUI', async ({
  page,
  problems,
}) => {
  problems.addSite(new URL(address).origin);
  // The preview's page names no icon.
  problems.allow(/favicon\.ico/);
  await page.goto(`${address}iframe.html?viewMode=docs&id=actions-button--docs`);
  await expect(page.getByText('When not.')).toBeVisible(firstStory);
  const first = page.getByRole('link', { name: 'Get a quote' }).first();
  const look = () => first.evaluate((link) => getComputedStyle(link).backgroundColor);
  const filled = await look();
  await page.getByRole('radio', { name: 'outlined' }).check();
  await expect.poll(look).not.toBe(filled);
  for (const prop of ['color', 'size', 'disabled']) {
    await expect(page.getByRole('cell', { name: prop, exact: true }).first()).toBeVisible();
  }
});

test('a designer downloads each company’s tokens', async ({ page, problems }) => {
  problems.addSite(new URL(address).origin);
  problems.allow(/favicon\.ico/);
  await page.goto(`${address}iframe.html?viewMode=docs&id=start-here-for-designers--docs`);
  const links = page.locator('a[download]');
  await expect(links.first()).toBeVisible();
  const files = await links.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ href, download }) => [download, href] as const),
  );
  for (const [name, href] of files) {
    const tokens = JSON.parse(decodeURIComponent(href.slice(href.indexOf(',') + 1)));
    expect(Object.values(tokens.color)[0], name).toMatchObject({ $type: 'color' });
  }
  expect(files.map(([name]) => name).toSorted()).toEqual(
    companies()
      .map((name) => `${name}.tokens.json`)
      .toSorted(),
  );
});
