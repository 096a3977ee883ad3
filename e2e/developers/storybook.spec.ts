import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { companies, firstCompany } from 'scripts/lib/company.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import { preview } from 'vite';
import { identityOf, schemesOf } from '../support/company.ts';
import { expect, test } from '../support/test.ts';

// The built Storybook (`pnpm storybook:build`) on a static file server.

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

/** A first story is a megabyte and a half of scripts, which a busy machine takes long to run. */
const firstStory = { timeout: 30_000 };

const others = companies().filter((company) => company !== firstCompany);

for (const company of others) {
  test(`a designer chooses ${company} and an audience, and sees the company’s home`, async ({
    page,
    problems,
  }) => {
    problems.addSite(new URL(address).origin);
    // Messages of Storybook's manager, some about a preview that is being replaced.
    problems.allow(/'PopoverProvider'|Ignored Storybook channel message/);
    // The preview is replaced during a page's transition.
    problems.allow(/ViewTransition opt-in disabled/);
    const identity = await identityOf(company);
    const schemes = await schemesOf(company);
    await page.goto(`${address}?path=/story/site-pages--home`);
    const story = page.frameLocator('#storybook-preview-iframe');
    await expect(story.locator('html')).toHaveAttribute('lang', 'en-GH', firstStory);
    await expect(story.getByRole('heading', { level: 1 })).toBeVisible();

    const toolbar = page.getByRole('toolbar');
    await toolbar.getByRole('button', { name: 'Harmattan Insurance Ghana' }).click();
    await page.getByRole('option', { name: identity.name }).click();
    await expect(story.locator('html')).toHaveAttribute('lang', identity.locale);
    await expect(story.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(story.locator('html')).toHaveAttribute('data-theme', schemes.individual);
    await expect(toolbar.getByRole('button', { name: identity.name })).toBeVisible();

    await toolbar.getByRole('button', { name: new RegExp(`\\(${schemes.individual}\\)$`) }).click();
    await page.getByRole('option', { name: new RegExp(`\\(${schemes.institution}\\)$`) }).click();
    await expect(story.getByRole('heading', { level: 1 })).toContainText(/^Harmattan/);
    await expect(story.locator('html')).toHaveAttribute('lang', identity.locale);
    const pictures = await story
      .locator('main img')
      .evaluateAll((all: HTMLImageElement[]) =>
        all.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0),
      );
    expect(pictures).toEqual([]);
  });
}

test('a component’s page has notes on its use, and the props that come from MUI', async ({
  page,
  problems,
}) => {
  problems.addSite(new URL(address).origin);
  // A page of the preview alone names no icon.
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
  const names = companies().map((name) => `${name}.tokens.json`);
  expect(files.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  for (const [name, address] of files) {
    const tokens = JSON.parse(decodeURIComponent(address.slice(address.indexOf(',') + 1)));
    expect(Object.values(tokens.color)[0], name).toMatchObject({ $type: 'color' });
  }
});
