import { run } from '../../scripts/lib/processes.mjs';
import { environment, Problem, root } from '../../scripts/lib/workspace.mjs';
import {
  type App,
  disposableFolder,
  type SiteSetup,
  seededContent,
  startContentService,
  startSite,
} from '../support/servers/apps.ts';

/** The apps that a measurement uses. */
export interface Apps {
  readonly site: App;
  readonly content: App;
}

/**
 * Builds the site, if it has changed.
 *
 * @param flags further ones of turbo's.
 * @throws Problem where that fails.
 */
export async function buildSite(...flags: readonly string[]): Promise<void> {
  const built = await run(
    'build',
    ['turbo', 'run', 'build', '--filter=site...', '--output-logs=errors-only', ...flags],
    { cwd: root, env: environment() },
  );
  if (built.code !== 0) throw new Problem('The build failed; its reason stands above.');
}

/** Runs a measurement against a new content service, and stops it afterwards. */
export async function withContent<Result>(
  measure: (content: App) => Promise<Result>,
  contentDir: string = seededContent,
): Promise<Result> {
  await using folder = await disposableFolder();
  await using content = await startContentService({ dataDir: folder.path, contentDir });
  return await measure(content);
}

/**
 * Runs a measurement against a new site, and stops it afterwards.
 *
 * @param variables variables that differ from production, where content is 30 s old at most and
 *   only problems are logged.
 */
export async function withSite<Result>(
  contentUrl: string,
  measure: (site: App) => Promise<Result>,
  variables: SiteSetup['variables'] = {},
): Promise<Result> {
  await using folder = await disposableFolder();
  await using site = await startSite({
    contentUrl,
    dataDir: folder.path,
    variables: { CONTENT_TTL_SECONDS: '30', LOG_LEVEL: 'warn', ...variables },
  });
  return await measure(site);
}

/** Runs a measurement against both apps. */
export const withApps = <Result>(
  measure: (apps: Apps) => Promise<Result>,
  contentDir?: string,
): Promise<Result> =>
  withContent((content) => withSite(content.url, (site) => measure({ site, content })), contentDir);

/** The median. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Rounds a number for reading: fewer decimals for larger numbers. */
export const rounded = (value: number, decimals = 0): number => Number(value.toFixed(decimals));
