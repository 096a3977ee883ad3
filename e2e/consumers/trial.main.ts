// `pnpm trial <folder>`: tries pages that were written from the kit's packed documentation alone
// (`trial-briefs.md`). Each is type-checked in an application that has the kit's tarball, and
// rendered in every scheme, where axe looks at it and at each of its dialogs.
import { cp, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { stopOnSignals } from '../../scripts/lib/processes.mjs';
import { main, Problem } from '../../scripts/lib/workspace.mjs';
import { violations } from '../support/axe.ts';
import { shellOptions } from '../support/browser.ts';
import { removeFolder } from '../support/servers/apps.ts';
import { makeConsumer } from './consumer.ts';

/** The schemes of the application's theme (`own-mui/theme.ts`). */
const schemes = ['purple', 'red'];

/** The imports that a page may have. */
const allowed = /^(?:react|@insurance-kit\/ui(?:\/.+)?)$/;

/** The imports of a page that are not allowed. */
async function foreignImports(file: string): Promise<readonly string[]> {
  const code = await readFile(file, 'utf8');
  return [...code.matchAll(/\bfrom\s+['"]([^'"]+)['"]/g)].flatMap(([, name = '']) =>
    allowed.test(name) ? [] : [`imports: ${name}`],
  );
}

/** The compiler's errors by page; an error's further lines are indented. */
function byPage(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of lines) {
    const [, name, error] = /^pages\/(.+)\.tsx(\(.+)$/.exec(line) ?? [];
    if (name !== undefined) {
      current = found.get(name) ?? [];
      found.set(name, current);
      current.push(`types: ${error}`);
    } else if (/^ +\S/.test(line)) current?.push(line);
    else current = undefined;
  }
  return found;
}

/** What axe finds on a page, and in each of its dialogs. */
async function unreachable(page: Page): Promise<readonly string[]> {
  const found = [...(await violations(page))];
  for (const dialog of await page.locator('dialog').all()) {
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    found.push(...(await violations(page)).map((one) => `in a dialog: ${one}`));
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
  }
  return found;
}

/** Renders a page in a scheme. */
async function look(browser: Browser, address: string): Promise<readonly string[]> {
  await using page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`error: ${message}`));
  page.on('console', (message) => {
    // Pictures may be missing: the kit shows its own instead.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      problems.push(`console: ${message.text()}`);
    }
  });
  try {
    await page.goto(address);
    await page.locator('#root > *').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    problems.push(...(await unreachable(page)).map((one) => `axe: ${one}`));
  } catch (error) {
    problems.push(`error: it cannot be shown: ${String(error)}`);
  }
  return problems;
}

await main(async () => {
  stopOnSignals(() => 1);
  const [answers, ...more] = process.argv.slice(2);
  if (answers === undefined || more.length > 0) {
    throw new Problem('Name the folder of the pages: pnpm trial <folder>');
  }
  const folder = resolve(answers);
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => name.replace(/\.tsx$/, ''))
    .sort();
  if (names.length === 0) throw new Problem(`No page (NN-name.tsx) lies in ${folder}.`);

  const consumer = await makeConsumer(
    { name: 'vite', firstPages: [], home: '/trial.html', peers: 'newest' },
    '',
  );
  await using closing = new AsyncDisposableStack();
  closing.adopt(consumer.folder, removeFolder);
  for (const name of names) {
    await cp(join(folder, `${name}.tsx`), join(consumer.folder, 'pages', `${name}.tsx`));
  }
  const lines = await consumer.typeErrors();
  const errors = byPage(lines);
  if (lines.length > 0 && errors.size === 0) throw new Error(lines.join('\n'));
  const served = closing.use(await consumer.serve('dev'));
  const browser = closing.use(await chromium.launch(shellOptions));
  const address = (name: string, scheme: string): string =>
    `${served.url}/trial.html?page=${name}&scheme=${scheme}`;
  let passed = 0;
  // Vite reloads a page when it finds another dependency: each is opened once before.
  for (const name of names) await look(browser, address(name, ''));
  for (const name of names) {
    const seen: string[] = [];
    for (const scheme of schemes) seen.push(...(await look(browser, address(name, scheme))));
    const found = [
      ...(await foreignImports(join(folder, `${name}.tsx`))),
      ...(errors.get(name) ?? []),
      // Most problems are the same in every scheme.
      ...new Set(seen.map((one) => one.replaceAll(/\n\s*/g, ' '))),
    ];
    if (found.length === 0) passed += 1;
    console.log([`${found.length === 0 ? '✓' : '✗'} ${name}`, ...found].join('\n    '));
  }
  console.log(`\n${passed} of ${names.length} pages pass.`);
  if (passed < names.length) process.exitCode = 1;
});
