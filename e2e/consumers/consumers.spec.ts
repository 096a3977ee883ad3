import { resources } from '@insurance-kit/content-client/records';
import { schemes } from '@insurance-kit/ui/fixtures/schemes.ts';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { kitPackages, pack } from 'scripts/lib/kit.ts';
import { watchProblems } from '../support/problems.ts';
import { type App, disposableFolder, startContentService } from '../support/servers/apps.ts';
import { type Fixture, type Given, serveConsumer } from './consumer.ts';

const test = base.extend<
  {
    /** Creates the application of a fixture, runs its checks, builds and serves it. */
    readonly open: (fixture: Fixture) => Promise<string>;
    readonly withoutScript: Page;
  },
  { readonly given: Given }
>({
  given: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern.
    async ({}, use) => {
      await using folder = await disposableFolder();
      await using tarballs = await disposableFolder();
      await using content = await startContentService({ dataDir: folder.path });
      await Promise.all(kitPackages.map((kitPackage) => pack(kitPackage, tarballs.path)));
      await use({ content, tarballs: tarballs.path });
    },
    { scope: 'worker' },
  ],

  open: async ({ context, given }, use) => {
    const problems = await watchProblems(context);
    const closing = new AsyncDisposableStack();
    await use(async (fixture) => {
      const url = await serveConsumer(fixture, given, closing);
      problems.addSite(url);
      return url;
    });
    for (const page of context.pages()) await page.close();
    await closing.disposeAsync();
    expect(problems.found, 'problems in the browser').toEqual([]);
  },

  withoutScript: async ({ browser }, use) => {
    await using context = await browser.newContext({ javaScriptEnabled: false });
    await use(await context.newPage());
  },
});

/** The button of each page that changes `<html data-theme>`. */
const changeTheme = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: 'Change the theme' });

/** The colour of a scheme's role, as browsers write it. */
function colourOf(scheme: string, role: 'brand' | 'hero' | 'focusOuter'): string {
  const hex = String(schemes[scheme]?.[role]);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Checks that kit components have a theme's colours and styles. */
async function expectTheme(page: Page, theme: string): Promise<void> {
  const button = changeTheme(page);
  // On hover the button has another colour.
  await page.mouse.move(0, 0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(button).toHaveCSS('background-color', colourOf(theme, 'brand'));
  await expect(button).toHaveCSS('min-height', '52px');
  const hero = page.locator('main > section').first();
  await expect(hero).toHaveCSS('background-color', colourOf(theme, 'hero'));
}

/** Checks that the kit's files are loaded: preloaded fonts and default picture. */
async function expectFiles(page: Page): Promise<void> {
  await expect(page.locator('head > link[rel="preload"][as="font"]')).toHaveCount(2);
  const loaded = () =>
    page.evaluate(() => {
      const fonts = [...document.fonts].filter(({ status }) => status === 'loaded');
      const families = fonts.map(({ family }) => family.replaceAll('"', ''));
      return ['Display', 'Text'].filter((name) => families.includes(name));
    });
  await expect.poll(loaded).toEqual(['Display', 'Text']);
  await expect
    .poll(() => page.locator('main img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/**
 * Checks that the app's MUI components have the scheme's looks, and that each way to change the
 * kit's looks works.
 */
async function expectOwnMui(page: Page, theme: string): Promise<void> {
  const own = page.locator('#own');
  const button = own.getByRole('button', { name: 'Get a quote' });
  await page.mouse.move(0, 0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(button).toHaveCSS('background-color', colourOf(theme, 'brand'));
  await expect(own.getByRole('heading')).toHaveCSS('font-family', /^Display/);
  for (const one of [button, own.getByLabel('Name')]) {
    await expect(one).toHaveCSS('min-height', '52px');
    await expect(one).toHaveCSS('font-family', /^Text/);
  }
  await changeTheme(own).focus();
  await page.keyboard.press('Tab');
  await expect(button).toHaveCSS('outline', `${colourOf(theme, 'focusOuter')} solid 3px`);

  const hero = page.locator('#changed');
  await expect(hero, 'sx').toHaveCSS('outline-width', '7px');
  await expect(hero.locator('[data-text="of the app"]'), 'slotProps').toBeVisible();
  const lead = hero.getByText('A lead that the theme gives');
  await expect(lead, 'theme.components').toHaveCSS('letter-spacing', '3px');
  await expect(page.locator('#tall'), 'styled').toHaveCSS('min-height', '900px');
  await expect(page.locator('output'), 'useTheme').toHaveText(/^var\(--kit-hero\)/);
  const apart = page.getByRole('button', { name: 'In the app’s own theme' });
  await expect(apart, 'THEME_ID').toHaveCSS('background-color', 'rgb(0, 105, 92)');
}

/** The page's chunks with the numbering plans of `PhoneField`, which only its page may load. */
async function phoneChunks(page: Page): Promise<readonly string[]> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/\.js$/.test(name) ? name : [])),
  );
  const texts = await Promise.all(
    addresses.map(async (address) => (await page.request.get(address)).text()),
  );
  return addresses.filter((_, at) => /\bGH:\[.233/.test(texts[at] ?? ''));
}

/** Checks that the page lists every article. */
async function expectArticles(page: Page, content: App): Promise<void> {
  const answer = await page.request.get(content.url + resources.articleCards.path);
  const cards: readonly unknown[] = await answer.json();
  await expect(page.getByRole('listitem')).toHaveCount(cards.length);
}

test('a fresh Next.js app with the newest versions renders both themes, and its own MUI, on its server', async ({
  page,
  withoutScript,
  open,
  given,
}) => {
  const url = await open({
    name: 'next',
    firstPages: { ui: ['app/kit.tsx'] },
    home: '/purple',
    peers: 'newest',
  });
  for (const theme of Object.keys(schemes)) {
    await withoutScript.goto(`${url}/${theme}`);
    await expectTheme(withoutScript, theme);
    await expect(withoutScript.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(withoutScript.locator('style[data-emotion]'), 'styles once').toHaveCount(1);
    await withoutScript.goto(`${url}/${theme}/mui`);
    await expectOwnMui(withoutScript, theme);
  }
  await page.goto(`${url}/purple`);
  await expectArticles(page, given.content);
  await expectFiles(page);
  await page.goto(`${url}/purple/mui`);
  await changeTheme(page).click();
  await expectOwnMui(page, 'red');
});

test('a fresh Astro site has the README’s page without a script, and one island that changes its theme', async ({
  page,
  withoutScript,
  open,
}) => {
  const parts = ['src/kit.tsx', 'src/home.tsx', 'src/middleware.ts', 'src/pages/index.astro'];
  const url = await open({
    name: 'astro',
    firstPages: { ui: ['astro.config.ts', ...parts] },
    home: '/',
    peers: 'newest',
  });
  const words = 'Another colour needs a script.';
  await withoutScript.goto(url);
  await expectTheme(withoutScript, 'purple');
  await expect(withoutScript.getByText(words)).toBeVisible();

  await page.goto(url);
  await expectFiles(page);
  await changeTheme(page).scrollIntoViewIfNeeded();
  await expect(page.getByText(words), 'once React is there').toBeHidden();
  await changeTheme(page).click();
  await expectTheme(page, 'red');
});

test('a fresh Vite app with the lowest versions shows the first pages of both READMEs', async ({
  page,
  open,
  given,
}) => {
  const url = await open({
    name: 'vite',
    firstPages: {
      ui: ['index.html', 'src/main.tsx'],
      'content-client': ['vite.config.ts', 'src/content.tsx'],
    },
    home: '/',
    peers: 'lowest',
  });
  await page.goto(url);
  await expectTheme(page, 'purple');
  await expectFiles(page);
  await changeTheme(page).click();
  await expectTheme(page, 'red');

  expect(await phoneChunks(page), 'a page without PhoneField').toEqual([]);
  await page.goto(`${url}/form.html`);
  await expect(page.getByRole('textbox', { name: 'Telefon' })).toBeVisible();
  expect(await phoneChunks(page), 'a page with PhoneField').toHaveLength(1);

  await page.goto(`${url}/content.html`);
  await expectArticles(page, given.content);
});
