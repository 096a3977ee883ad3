import { cp, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { companyContent, companyFolder, defaultCompany } from 'scripts/lib/company.mjs';
import { install } from 'scripts/lib/install.mjs';
import { freePort } from 'scripts/lib/services.mjs';
import { environment, root } from 'scripts/lib/workspace.mjs';
import { disposableFolder, launch } from '../support/servers.ts';
import { watchProblems } from '../support/test.ts';
import { skipFeedbackRequest } from '../support/visitor.ts';

/** The files of the workspace that development needs. Generated folders are not copied. */
const sources = [
  ...['apps', 'packages', 'scripts', 'package.json'],
  ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.json', 'tsconfig.base.json'],
];
const generated = new Set(['.data', '.turbo', '.vite', 'build', 'dist']);

/** Copies the workspace's sources into a folder, with links to installed packages. */
async function copyWorkspace(folder: string): Promise<void> {
  for (const name of sources) {
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      // Keep relative links, so that packages in the copy link to the copy's `node_modules`.
      verbatimSymlinks: true,
      filter: (path) => !generated.has(basename(path)),
    });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
}

const says = (words: string) => (page: Page) =>
  expect(page.getByRole('main')).toContainText(words, { timeout: 15_000 });

const company = relative(root, companyFolder(defaultCompany));

/** A file, its edit, a check of the page. If Node loads the file, its edit restarts the server. */
const changes: readonly [string, (text: string) => string, (page: Page) => Promise<void>][] = [
  [
    'packages/ui/src/components/Hero/Hero.tsx',
    (text) => text.replace('</Root>', '<p>A changed component</p></Root>'),
    says('A changed component'),
  ],
  [
    join(company, 'texts', 'home.ts'),
    (text) => text.replace(/(insights: \{\s+title: )'.+'/, "$1'A changed text'"),
    says('A changed text'),
  ],
  [
    join(company, 'company.ts'),
    (text) => text.replace("individual: '#630994'", "individual: '#14532d'"),
    (page) => expect(page.locator('html')).toHaveCSS('--kit-brand', '#14532d', { timeout: 15_000 }),
  ],
  [
    join(relative(root, companyContent(defaultCompany)), 'home', 'record.json'),
    (text) => JSON.stringify({ ...JSON.parse(text), header_caption: 'A changed record' }),
    says('A changed record'),
  ],
  [
    'packages/content-client/src/records/fields.ts',
    (text) => text.replace('text: readTrimmed', "text: () => ({ value: 'A new text' })"),
    says('A new text'),
  ],
];

test('pnpm dev shows a saved change without a manual restart', async ({ page, context }) => {
  // Install first. Otherwise `npm run dev` follows the link and installs into this workspace.
  await install();
  await using temporary = await disposableFolder();
  const folder = await realpath(temporary.path);
  await copyWorkspace(folder);
  const [port, contentPort] = [await freePort(), await freePort()];
  const env = environment({
    COMPANY: defaultCompany,
    PORT: String(port),
    CONTENT_PORT: String(contentPort),
  });
  await using development = await launch(
    `http://127.0.0.1:${port}`,
    '/readyz',
    ['development', ['npm', 'run', 'dev'], { cwd: folder, env }],
    120_000,
  );
  await skipFeedbackRequest(context);
  const problems = await watchProblems(context);
  problems.addSite(development.url);
  // Browsers print these on slow machines, and while the server restarts.
  problems.allow(/was preloaded using link preload but not used/);
  problems.allow(/websocket|ERR_CONNECTION_(?:REFUSED|RESET)|ERR_EMPTY_RESPONSE/i);

  for (const [name, edit, isShown] of changes) {
    await test.step(name, async () => {
      const file = join(folder, name);
      const before = await readFile(file, 'utf8');
      const after = edit(before);
      expect(after, 'the edit changes the file').not.toBe(before);
      await expect(async () => {
        await page.goto(development.url);
        // Save the file at each attempt, because the server may not watch it yet.
        await writeFile(file, after);
        await isShown(page);
      }).toPass();
    });
  }
  await page.close();
  expect(problems.found, 'problems in the browser').toEqual([]);
  // Ignore lines about changed files, because a file's name may contain 'error'.
  const lines = development.lines.filter((line) => !line.includes('Change detected in'));
  expect(lines.filter((line) => /\berror\b/i.test(line))).toEqual([]);
});
