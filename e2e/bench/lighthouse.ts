import lighthouse from 'lighthouse';

/** What Lighthouse says of one load on its slow phone, in ms. */
export interface Audit {
  readonly first: number;
  readonly largest: number;
  /** Work of the main thread until the page was idle. */
  readonly mainThread: number;
}

/**
 * Loads a page in Lighthouse, as a first visit.
 *
 * @param port the debugging port of a browser.
 */
export async function audit(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    // Lighthouse itself keeps the last two.
    clearStorageTypes: [
      'file_systems',
      'shader_cache',
      'service_workers',
      'cache_storage',
      'local_storage',
      'cookies',
    ],
  });
  const { audits = {}, runtimeError } = result?.lhr ?? {};
  if (runtimeError !== undefined) throw new Error(`Lighthouse: ${url}: ${runtimeError.message}`);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    first: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    mainThread: value('mainthread-work-breakdown'),
  };
}
