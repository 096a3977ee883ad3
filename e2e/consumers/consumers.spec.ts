import { globSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { resources } from '@insurance-kit/content-client/records';
import { schemesOf } from '@insurance-kit/ui/palette';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { folderOf, kitPackages, pack } from 'packages/src/kit.ts';
import { describeExit, start } from 'scripts/lib/processes.mjs';
import { freePort } from 'scripts/lib/services.mjs';
import { environment, root } from 'scripts/lib/workspace.mjs';
import { type App, disposableFolder, launch, startBuilt } from '../support/servers.ts';
import { watchProblems } from '../support/test.ts';

/** Name of an application's folder in `e2e/consumers`. */
type ConsumerName = 'astro' | 'next' | 'vite';

interface Prepared {
  readonly tarballs: string;
  readonly content: App;
}

/**
 * The workspace's settings and versions, without its packages. pnpm does not install missing peers,
 * because an application that follows a README must list all of them.
 */
async function settings(): Promise<string> {
  const workspace = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const own = 'autoInstallPeers: false\nstrictPeerDependencies: true\nminimumReleaseAge: 0\n';
  return `${workspace.replace(/^packages:\n(?: +- .*\n)+/m, '')}\n${own}`;
}

/** Sets peer dependencies to the lowest versions that the kit allows: `^1.2.3` becomes `1.2.3`. */
async function lowerPeers(folder: string): Promise<void> {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  for (const kitPackage of kitPackages) {
    const kit = JSON.parse(await readFile(join(folderOf(kitPackage), 'package.json'), 'utf8'));
    for (const [name, range] of Object.entries<string>(kit.peerDependencies)) {
      if (name in manifest.dependencies) manifest.dependencies[name] = range.replace('^', '');
    }
  }
  await writeFile(file, JSON.stringify(manifest));
}

/** Code for a file from the packages' documents: the first block after the file's name. */
async function fromReadme(file: string): Promise<string> {
  const documents = globSync('packages/*/{README,SERVER}.md', { cwd: root });
  const texts = documents.map((name) => readFile(join(root, name), 'utf8'));
  const [, after = ''] = (await Promise.all(texts)).join('\n').split(`\`${file}\``);
  const code = /^```\w+\n(.*?)^```$/ms.exec(after)?.[1];
  if (code === undefined) throw new Error(`No README has code for ${file}.`);
  return code;
}

/**
 * Creates an application outside the workspace from the folder `name`, the READMEs' code for
 * `files`, and the packages' tarballs. Builds and serves the application. @returns its address.
 */
async function serveConsumer(
  name: ConsumerName,
  files: readonly string[],
  { tarballs, content }: Prepared,
  closing: AsyncDisposableStack,
): Promise<string> {
  const { path: folder } = closing.use(await disposableFolder());
  const env = environment({
    CONTENT_URL: content.url,
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  });
  const pnpm = async (...parameters: string[]): Promise<void> => {
    const lines: string[] = [];
    const onLine = (line: string) => lines.push(line);
    const exit = await start(name, ['pnpm', ...parameters], { cwd: folder, env, onLine }).exited;
    expect(exit.code, `${parameters[0]}: ${describeExit(exit)}\n${lines.join('\n')}`).toBe(0);
  };
  await cp(join(import.meta.dirname, name), folder, { recursive: true });
  await cp(join(import.meta.dirname, 'own-mui'), join(folder, 'own-mui'), { recursive: true });
  await mkdir(join(folder, 'recipes'));
  const recipes = await readFile(join(root, 'packages/ui/RECIPES.md'), 'utf8');
  for (const [index, [, code = '']] of [...recipes.matchAll(/^```tsx\n(.*?)^```$/gms)].entries()) {
    await writeFile(join(folder, `recipes/${index}.tsx`), code);
  }
  await cp(tarballs, folder, { recursive: true });
  // The Vite app tests the lowest allowed versions. Other apps test the workspace's versions.
  if (name === 'vite') await lowerPeers(folder);
  await writeFile(join(folder, 'pnpm-workspace.yaml'), await settings());
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), await fromReadme(file));
  }
  await pnpm('install', '--prod=false', '--prefer-offline', '--no-lockfile');
  await pnpm('run', 'build');
  const port = await freePort();
  const command = ['pnpm', 'run', 'start', '--port', String(port)] as const;
  const home = name === 'next' ? '/purple' : '/';
  const address = `http://127.0.0.1:${port}`;
  return closing.use(await launch(address, home, [name, command, { cwd: folder, env }])).url;
}

type Open = (name: ConsumerName, files: readonly string[]) => Promise<string>;

const test = base.extend<{ readonly open: Open }, { readonly prepared: Prepared }>({
  prepared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern.
    async ({}, use) => {
      await using folder = await disposableFolder();
      await using tarballs = await disposableFolder();
      await using content = await startBuilt('content service', folder.path);
      await Promise.all(kitPackages.map((kitPackage) => pack(kitPackage, tarballs.path)));
      await use({ content, tarballs: tarballs.path });
    },
    { scope: 'worker' },
  ],

  open: async ({ context, prepared }, use) => {
    const problems = await watchProblems(context);
    const closing = new AsyncDisposableStack();
    await use(async (name, files) => {
      const url = await serveConsumer(name, files, prepared, closing);
      problems.addSite(url);
      return url;
    });
    for (const page of context.pages()) await page.close();
    await closing.disposeAsync();
    expect(problems.found, 'problems in the browser').toEqual([]);
  },
});

/** The button that changes `<html data-theme>`. Every page has it. */
const changeTheme = (page: Page): Locator => page.getByRole('button', { name: 'Change the theme' });

/** Colour schemes of the test applications. */
const schemes = schemesOf({ purple: '#630994', red: '#9c0421' });

/** The colour of a scheme's role, as browsers write it. */
function colourOf(scheme: string, role: 'brand' | 'hero'): string {
  const hex = String(schemes[scheme]?.[role]);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

async function expectButton(page: Page, button: Locator, theme: string): Promise<void> {
  // Move the pointer away, because a hovered button has another colour.
  await page.mouse.move(0, 0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await expect(button).toHaveCSS('background-color', colourOf(theme, 'brand'));
  await expect(button).toHaveCSS('min-height', '52px');
}

async function expectTheme(page: Page, theme: string): Promise<void> {
  await expectButton(page, changeTheme(page), theme);
  const hero = page.locator('main > section').first();
  await expect(hero).toHaveCSS('background-color', colourOf(theme, 'hero'));
}

async function expectOwnMui(page: Page, theme: string): Promise<void> {
  await expectButton(page, page.getByRole('button', { name: 'Get a quote' }), theme);
  await expect(page.getByRole('heading')).toHaveCSS('font-family', /^Display/);
  await expect(page.getByLabel('Name')).toHaveCSS('font-family', /^Text/);
  await expect(page.locator('output'), 'useTheme').toHaveText(/^var\(--kit-hero\)/);
  const apart = page.getByRole('button', { name: 'In the app’s own theme' });
  await expect(apart, 'THEME_ID').toHaveCSS('background-color', 'rgb(0, 105, 92)');
}

/** Checks that the kit's files were loaded: both preloaded fonts, and the default picture. */
async function expectFiles(page: Page): Promise<void> {
  await expect(page.locator('head > link[rel="preload"][as="font"]')).toHaveCount(2);
  const loaded = () =>
    page.evaluate(() => {
      const fonts = [...document.fonts].filter(({ status }) => status === 'loaded');
      return fonts.map(({ family }) => family.replaceAll('"', ''));
    });
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Display', 'Text']));
  const width = (image: HTMLImageElement) => image.naturalWidth;
  await expect.poll(() => page.locator('main img').evaluate(width)).toBeGreaterThan(0);
}

test('a new Next.js app renders kit pages and its own MUI components on the server, in two themes', async ({
  page,
  browser,
  open,
}) => {
  await using withoutScript = await browser.newPage({ javaScriptEnabled: false });
  const url = await open('next', ['app/kit.tsx']);
  for (const theme of Object.keys(schemes)) {
    await withoutScript.goto(`${url}/${theme}`);
    await expectTheme(withoutScript, theme);
    await expect(withoutScript.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(withoutScript.locator('style[data-emotion]'), 'styles once').toHaveCount(1);
    await withoutScript.goto(`${url}/${theme}/mui`);
    await expectOwnMui(withoutScript, theme);
  }
  await page.goto(`${url}/purple`);
  await expectFiles(page);
  await page.goto(`${url}/purple/mui`);
  await changeTheme(page).click();
  await expectOwnMui(page, 'red');
});

test('a new Astro site shows the kit’s example page without JavaScript, and an island changes the theme of the page', async ({
  page,
  browser,
  open,
}) => {
  await using withoutScript = await browser.newPage({ javaScriptEnabled: false });
  const parts = ['src/kit.tsx', 'src/home.tsx', 'src/middleware.ts', 'src/pages/index.astro'];
  const url = await open('astro', ['astro.config.ts', ...parts]);
  const words = 'Another colour needs a script.';
  await withoutScript.goto(url);
  await expectTheme(withoutScript, 'purple');
  await expect(withoutScript.getByText(words)).toBeVisible();

  await page.goto(url);
  await expectFiles(page);
  await changeTheme(page).scrollIntoViewIfNeeded();
  await expect(page.getByText(words), 'after React has started').toBeHidden();
  await changeTheme(page).click();
  await expectTheme(page, 'red');
});

test('a new Vite app with the lowest allowed versions of peer dependencies shows the README examples of the kit and the content client', async ({
  page,
  open,
  prepared,
}) => {
  const parts = ['src/main.tsx', 'src/router-link.tsx', 'src/quote.test.tsx'];
  const content = ['vite.config.ts', 'src/content.tsx'];
  const url = await open('vite', ['index.html', ...parts, ...content]);
  await page.goto(url);
  await expectTheme(page, 'purple');
  await expectFiles(page);
  await changeTheme(page).click();
  await expectTheme(page, 'red');

  const answer = await page.request.get(prepared.content.url + resources.articleCards.path);
  const cards: readonly unknown[] = await answer.json();
  await page.goto(`${url}/content.html`);
  await expect(page.getByRole('listitem')).toHaveCount(cards.length);

  const titles = [
    'Motor insurance',
    'A complaint',
    'Two motor covers',
    'Your claims',
    'Policy M-2041',
  ];
  for (const [recipe, title] of titles.entries()) {
    await page.goto(`${url}/recipes.html?${recipe}`);
    await expect(page.getByRole('heading', { level: 1 }), 'RECIPES.md').toHaveText(title);
  }
  await expect(page.getByRole('textbox', { name: 'Téléphone' })).toBeVisible();
});
