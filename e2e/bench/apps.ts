import {
  type App,
  removeFolder,
  type SiteSetup,
  seededContent,
  startContentService,
  startSite,
  temporaryFolder,
} from '../support/apps.ts';

/** What a measurement runs against. */
export interface Apps {
  readonly site: App;
  readonly content: App;
}

/** Runs a measurement against a fresh content service, and ends it after that. */
export async function withContent<Result>(
  measure: (content: App) => Promise<Result>,
  contentDir: string = seededContent,
): Promise<Result> {
  const dataDir = await temporaryFolder();
  const content = await startContentService({ dataDir, contentDir });
  try {
    return await measure(content);
  } finally {
    await content.stop();
    await removeFolder(dataDir);
  }
}

/**
 * Runs a measurement against a fresh site, and ends it after that.
 *
 * @param variables what differs from how operators run it: 30 s, and a line only where something is
 *   wrong.
 */
export async function withSite<Result>(
  contentUrl: string,
  measure: (site: App) => Promise<Result>,
  variables: SiteSetup['variables'] = {},
): Promise<Result> {
  const dataDir = await temporaryFolder();
  const site = await startSite({
    contentUrl,
    dataDir,
    variables: { CONTENT_TTL_SECONDS: '30', LOG_LEVEL: 'warn', ...variables },
  });
  try {
    return await measure(site);
  } finally {
    await site.stop();
    await removeFolder(dataDir);
  }
}

/** Runs a measurement against both apps. */
export const withApps = <Result>(
  measure: (apps: Apps) => Promise<Result>,
  contentDir?: string,
): Promise<Result> =>
  withContent((content) => withSite(content.url, (site) => measure({ site, content })), contentDir);

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A number with as many decimals as it is worth reading. */
export const rounded = (value: number, decimals = 0): number => Number(value.toFixed(decimals));
