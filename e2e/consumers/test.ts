import { resources } from '@insurance-kit/content-client/records';
import { schemes } from '@insurance-kit/ui/fixtures/schemes.ts';
import type { Roles } from '@insurance-kit/ui/theme/colours/roles.ts';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { kitPackages, pack } from 'scripts/lib/kit.ts';
import { watchProblems } from '../support/problems.ts';
import { type App, disposableFolder, startContentService } from '../support/servers/apps.ts';
import { type Fixture, type Given, serveConsumer } from './consumer.ts';

interface Fixtures {
  /** Creates the application of a fixture, runs its checks, builds and serves it. */
  readonly open: (fixture: Fixture) => Promise<string>;
  /** A page of a browser without JavaScript. */
  readonly withoutScript: Page;
}

export const test = base.extend<Fixtures, { readonly given: Given }>({
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

/** The button of every page that changes `<html data-theme>`. */
export const changeTheme = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: 'Change the theme' });

const rgbOf = (hex: string): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
};

/** The colours of a scheme on the READMEs' pages. */
function schemeRoles(scheme: string): Roles {
  const roles = schemes[scheme];
  if (roles === undefined) throw new Error(`There is no scheme '${scheme}'.`);
  return roles;
}

/** Checks that the kit's components have a theme's colours and their styles. */
export async function expectTheme(page: Page, theme: string): Promise<void> {
  const roles = schemeRoles(theme);
  const button = changeTheme(page);
  // The button has another colour on hover.
  await page.mouse.move(0, 0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(button).toHaveCSS('background-color', rgbOf(roles.brand));
  await expect(button).toHaveCSS('min-height', '52px');
  await expect(page.locator('main > section').first()).toHaveCSS(
    'background-color',
    rgbOf(roles.hero),
  );
  await page.screenshot({ path: test.info().outputPath(`${theme}.png`) });
}

/** Checks that the kit's files were loaded: both preloaded fonts, and the default picture. */
export async function expectFiles(page: Page): Promise<void> {
  await expect(page.locator('head > link[rel="preload"][as="font"]')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Display/);
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

/** Checks that the app's own MUI components have the scheme's colours, fonts and focus ring. */
export async function expectOwnMui(page: Page, theme: string): Promise<void> {
  const roles = schemeRoles(theme);
  const own = page.locator('#own');
  const changing = changeTheme(own);
  const button = own.getByRole('button', { name: 'Get a quote' });
  const name = own.getByLabel('Name');
  await page.mouse.move(0, 0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  for (const one of [changing, button]) {
    await expect(one).toHaveCSS('background-color', rgbOf(roles.brand));
    await expect(one).toHaveCSS('min-height', '52px');
  }
  await expect(name).toHaveCSS('min-height', '52px');
  await expect(own.getByRole('alert').locator('svg')).toHaveCSS('color', rgbOf(roles.success));
  const [head, cell] = [own.getByRole('columnheader').first(), own.getByRole('cell').first()];
  await expect(head).toHaveCSS('border-bottom-color', rgbOf(roles.ink));
  await expect(cell).toHaveCSS('border-bottom-color', rgbOf(roles.ruleStrong));
  await expect(own.getByRole('heading')).toHaveCSS('font-family', /^Display/);
  for (const one of [changing, button, name, own.getByRole('alert'), head, cell]) {
    await expect(one).toHaveCSS('font-family', /^Text/);
  }

  await changing.focus();
  for (const one of [button, name]) {
    await page.keyboard.press('Tab');
    await expect(one).toBeFocused();
    await expect(one).toHaveCSS('outline', `${rgbOf(roles.focusOuter)} solid 3px`);
  }
  await own.screenshot({ path: test.info().outputPath(`own-mui-${theme}.png`) });
}

/** Checks each of MUI's ways to change the kit's looks, and the part with a theme of its own. */
export async function expectChanges(page: Page): Promise<void> {
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

/** Checks that every article of the content service is in the page's list. */
export async function expectArticles(page: Page, content: App): Promise<void> {
  const answer = await page.request.get(content.url + resources.articleCards.path);
  const cards: readonly unknown[] = await answer.json();
  await expect(page.getByRole('listitem')).toHaveCount(cards.length);
}

export { expect };
