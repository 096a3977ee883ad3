import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { companies, firstCompany } from '../scripts/lib/company.mjs';
import { root } from '../scripts/lib/workspace.mjs';
import { identityOf, schemesOf } from './support/company.ts';
import { expect, test } from './support/test.ts';

// The Storybook as `pnpm storybook:build` leaves it, on a host of plain files.

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

const others = companies().filter((company) => company !== firstCompany);

for (const company of others) {
  test(`a designer chooses ${company} and an audience, and sees the company’s home`, async ({
    page,
    problems,
  }) => {
    problems.addSite(new URL(address).origin);
    // The manager's own, and what it says to the last words of a preview that makes way for another.
    problems.allow(/'PopoverProvider'|Ignored Storybook channel message/);
    // The preview makes way for another in the middle of a page's transition.
    problems.allow(/ViewTransition opt-in disabled/);
    const identity = await identityOf(company);
    const schemes = await schemesOf(company);
    await page.goto(`${address}?path=/story/site-pages--home`);
    const story = page.frameLocator('#storybook-preview-iframe');
    await expect(story.locator('html')).toHaveAttribute('lang', 'en-GH');
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
    await expect(story.getByRole('heading', { level: 1 })).toHaveText(identity.legalName);
    await expect(story.locator('html')).toHaveAttribute('lang', identity.locale);
    const pictures = await story
      .locator('main img')
      .evaluateAll((all: HTMLImageElement[]) =>
        all.filter(({ complete, naturalWidth }) => complete && naturalWidth === 0),
      );
    expect(pictures).toEqual([]);
  });
}
