import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { companyContent, defaultCompany } from 'scripts/lib/company.mjs';
import { freePort } from 'scripts/lib/services.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import { disposableFolder, startBuilt } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';
import { makeEngineOf2022, violations } from '../support/visitor.ts';

const token = 'the-token-of-editors';

test.describe.configure({ mode: 'default' });

/** One content service and site for all tests of editors. */
const closing = new AsyncDisposableStack();
const desk = { url: '', editUrl: '', contentDir: '' };
test.beforeAll(async () => {
  const folder = closing.use(await disposableFolder()).path;
  const contentDir = join(folder, 'content');
  await cp(companyContent(defaultCompany), contentDir, { recursive: true });
  const PORT = String(await freePort());
  const SITE_URL = `http://127.0.0.1:${PORT}`;
  const variables = { CONTENT_DIR: contentDir, EDIT_TOKEN: token, SITE_URL };
  const content = closing.use(await startBuilt('content service', folder, variables));
  const ofSite = { PORT, CONTENT_URL: content.url };
  const site = closing.use(await startBuilt('site', join(folder, 'site'), ofSite));
  Object.assign(desk, { url: site.url, editUrl: `${content.url}/edit`, contentDir });
});
test.afterAll(() => closing.disposeAsync());
test.beforeEach(({ problems }) => {
  for (const address of [desk.url, desk.editUrl]) problems.addSite(new URL(address).origin);
});

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ama');
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused instanceof HTMLButtonElement) return focused.textContent;
      if (focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement) {
        return focused.labels?.[0]?.textContent;
      }
      const labels = focused?.getAttribute('aria-labelledby') ?? '';
      return document.getElementById(labels)?.textContent;
    });
    if (label?.trim() === name) return;
  }
  throw new Error(`'${name}' cannot be reached by keyboard`);
}

test('an editor can publish an illustrated article by keyboard; visitors do not see the draft', async ({
  page,
  request,
  browser,
}) => {
  const { url, editUrl, contentDir } = desk;
  const write = async (name: string, text: string) => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };
  const press = async (name: string) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  await page.goto(editUrl);
  expect(await violations(page)).toEqual([]);
  await write('Your name', 'Ama');
  await write('Token', token);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/edit$/);
  await write('New article', 'What a storm costs');
  await page.keyboard.press('Enter');
  await page.waitForURL(/what-a-storm-costs$/);
  const [name = '', id = ''] = /(\d+)-what-a-storm-costs$/.exec(page.url()) ?? [];
  await write('Summary', 'Three claims, line by line.');
  await write('Category', 'Home');
  // The test sets the files, because it cannot operate the browser's file dialog.
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles(join(root, 'docs/pictures/company-home.jpg'));
  await page
    .getByLabel('PDF')
    .setInputFiles(join(contentDir, 'articles/1-choosing-motor-cover/pdf_file.pdf'));
  await write('Text', 'The wind came at four.');
  await page.keyboard.press('Enter');
  // The toolbar is one Tab stop before the field. Arrow keys move between its buttons.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Call us.');
  await press('Save draft');
  await expect(page.getByText('Describe the picture, or mark it as decorative.')).toBeVisible();
  await write('Alternative text', 'A family in front of their house');
  await write('Focus point', '51% 50%');
  await press('Preview');
  await page.waitForURL(/\/purpledetail\/\d+\?preview$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a storm costs');
  await expect(page.getByRole('link', { name: /Download/ })).toContainText('PDF');
  const picture = page.locator('main picture img').first();
  await expect(picture).toHaveAttribute('alt', 'A family in front of their house');
  await expect(picture).toHaveCSS('object-position', '51% 50%');
  expect(await violations(page)).toEqual([]);

  const insights = async () => (await request.get(`${url}/purpleinsights`)).text();
  expect(await insights()).not.toContain('What a storm costs');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.waitForURL(/\/edit\/records\/articles\/.*storm-costs$/);
  const reader = await browser.newPage();
  await reader.goto(await page.getByLabel('Link to the preview').inputValue());
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('What a storm costs');
  await expect(reader.getByRole('link', { name: 'Edit', exact: true })).toBeHidden();
  await reader.close();

  expect(await violations(page)).toEqual([]);
  await press('Publish now');
  await expect(page.getByRole('status')).toHaveText('Published. It is on the site.');
  await expect
    .poll(async () => (await request.get(`${url}/purpledetail/${id}`)).status())
    .toBe(200);
  expect(await insights()).toContain('What a storm costs');
  const folder = join(contentDir, 'articles', name);
  expect(await readFile(join(folder, 'body.html'), 'utf8')).toBe(
    '<p>The wind came at four.</p>\n<p><strong>Call us.</strong></p>\n',
  );

  // The preview's dialog loads the draft too.
  await page.goto(`${editUrl}/records/motor-individual`);
  await page.getByRole('textbox', { name: 'Features' }).first().fill('Only the draft has this.');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page
    .getByRole('button', { name: /features/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Only the draft has this.');
});

test('in a browser of 2022, /edit keeps text if the session ends', async ({ page, context }) => {
  await makeEngineOf2022(context);
  const address = `${desk.editUrl}/records/motor-individual`;
  const features = () => page.getByRole('textbox', { name: 'Features' }).first();
  const expectKept = () => expect(features()).toContainText('Typed for an hour.');
  await page.goto(desk.editUrl);
  await logIn(page);
  await page.goto(address);
  await features().fill('Typed for an hour.');
  await page.getByRole('link', { name: 'History' }).first().click();
  await page.goBack();
  await expectKept();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('You are no longer logged in.')).toBeVisible();
  await page.reload();
  await logIn(page);
  await page.waitForURL(/motor-individual$/);
  await expectKept();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expectKept();
});
