import { cp, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  test,
} from '@playwright/test';
import { companyFolder, firstCompany, seededContent } from 'scripts/lib/company.mjs';
import { install } from 'scripts/lib/install.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import { watchProblems } from '../support/problems.ts';
import { removeFolder, startDevelopment, temporaryFolder } from '../support/servers/apps.ts';
import { hasBeenAsked } from '../support/visitor.ts';

/** The files of the workspace that development needs. */
const sources = [
  ...['apps', 'packages', 'scripts', 'package.json'],
  ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.json', 'tsconfig.base.json'],
];
/** Generated folders, which are not copied. */
const made = new Set(['.data', '.turbo', '.vite', 'build', 'dist']);

/** Copies the workspace's sources into a folder, with links to installed packages. */
async function copyWorkspace(folder: string): Promise<void> {
  for (const name of sources) {
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      // A package's `node_modules` holds links to the workspace's own, and to the packages beside it.
      verbatimSymlinks: true,
      filter: (path) => !made.has(basename(path)),
    });
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/** A file that is changed, and how the change shows on the home. */
interface Change {
  readonly of: string;
  readonly file: string;
  readonly edit: (text: string) => string;
  readonly shown: (page: Page) => Promise<void>;
  /** Whether Node itself has loaded the file, so that the server starts again. */
  readonly restarts?: boolean;
}

/** How long one save has to show. */
const soon = { timeout: 15_000 };

const says =
  (words: string) =>
  (page: Page): Promise<void> =>
    expect(page.getByRole('main')).toContainText(words, soon);

const changes: readonly Change[] = [
  {
    of: 'a component of the kit',
    file: 'packages/ui/src/components/Hero/Hero.tsx',
    edit: (text) => text.replace('</Root>', '<p>A changed component</p></Root>'),
    shown: says('A changed component'),
  },
  {
    of: 'a text of the company',
    file: join(relative(root, companyFolder(firstCompany)), 'texts', 'home.ts'),
    edit: (text) => text.replace(/(insights: \{\s+title: )'.+'/, "$1'A changed text'"),
    shown: says('A changed text'),
  },
  {
    of: 'a colour of the company',
    file: join(relative(root, companyFolder(firstCompany)), 'company.ts'),
    edit: (text) => text.replace("individual: '#630994'", "individual: '#14532d'"),
    shown: (page) => expect(page.locator('html')).toHaveCSS('--kit-brand', '#14532d', soon),
    restarts: true,
  },
  {
    of: 'a content file',
    file: join(relative(root, seededContent(firstCompany)), 'home', 'record.json'),
    edit: (text) => JSON.stringify({ ...JSON.parse(text), header_caption: 'A changed record' }),
    shown: says('A changed record'),
  },
  {
    of: 'a schema of the content client',
    file: 'packages/content-client/src/records/pages.ts',
    edit: (text) =>
      text.replace(
        'tile1_btn_text: f.text',
        "tile1_btn_text: v.pipe(v.any(), v.transform(() => 'A new field'))",
      ),
    shown: says('A new field'),
    restarts: true,
  },
];

/** Opens the home, connected to the development server, with an island that React has taken over. */
async function openHome(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  // The server may be starting again.
  await expect(async () => {
    const predicate = (message: ConsoleMessage) => message.text() === '[vite] connected.';
    await Promise.all([
      page.waitForEvent('console', { predicate, timeout: 15_000 }),
      page.goto(url),
    ]);
  }).toPass();
  return page;
}

test.beforeAll(() => install());

test('development starts, and shows each change when it is saved', async ({ context }) => {
  const folder = await realpath(await temporaryFolder());
  try {
    await copyWorkspace(folder);
    const development = await startDevelopment(folder, firstCompany);
    try {
      await hasBeenAsked(context);
      const problems = await watchProblems(context);
      problems.addSite(development.url);
      // For slow machines.
      problems.allow(/was preloaded using link preload but not used/);
      // While the server starts again.
      problems.allow(
        /WebSocket connection to .* failed|ERR_CONNECTION_(?:REFUSED|RESET)|ERR_EMPTY_RESPONSE/,
      );

      for (const { of, file, edit, shown, restarts } of changes) {
        await test.step(`a change of ${of}`, async () => {
          const page = await openHome(context, development.url);
          const path = join(folder, file);
          const before = await readFile(path, 'utf8');
          const after = edit(before);
          expect(after, `${file} has what is changed`).not.toBe(before);

          if (restarts) {
            await writeFile(path, after);
            await expect(async () => {
              await page.goto(development.url);
              await shown(page);
            }).toPass();
          } else {
            // Saved before the server watches the file, a change is not seen: it is saved again then.
            await expect(async () => {
              await writeFile(path, after);
              await shown(page);
            }).toPass();
          }
          await page.close();
        });
      }
      expect(problems.found, 'problems in the browser').toEqual([]);
      // A file that has changed may have the word in its name.
      const said = development.lines.filter((line) => !line.includes('Change detected in'));
      expect(said.filter((line) => /\berror\b/i.test(line))).toEqual([]);
    } finally {
      for (const page of context.pages()) await page.close();
      await development.stop();
    }
  } finally {
    await removeFolder(folder);
  }
});
