import {
  type App,
  removeFolder,
  type SiteSetup,
  startContentService,
  startSite,
  temporaryFolder,
} from '../kit/apps.ts';

/** What a measurement runs against. */
export interface Apps {
  readonly site: App;
  readonly content: App;
}

/**
 * Runs a measurement against a fresh content service and site, and ends both after it.
 *
 * @param setup what differs from how operators run them.
 */
export async function withApps<Result>(
  measure: (apps: Apps) => Promise<Result>,
  setup: { readonly contentDir?: string; readonly variables?: SiteSetup['variables'] } = {},
): Promise<Result> {
  const dataDir = await temporaryFolder();
  const content = await startContentService({
    dataDir,
    ...(setup.contentDir === undefined ? {} : { contentDir: setup.contentDir }),
  });
  try {
    const site = await startSite({
      contentUrl: content.url,
      dataDir,
      // As operators run it: 30 s, and a line only where something is wrong.
      variables: { CONTENT_TTL_SECONDS: '30', LOG_LEVEL: 'warn', ...setup.variables },
    });
    try {
      return await measure({ site, content });
    } finally {
      await site.stop();
    }
  } finally {
    await content.stop();
    await removeFolder(dataDir);
  }
}

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A number with as many decimals as it is worth reading. */
export const rounded = (value: number, decimals = 0): number => Number(value.toFixed(decimals));
