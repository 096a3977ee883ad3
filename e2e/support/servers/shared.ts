import { disposableFolder, startContentService, startSite } from './apps.ts';

export const siteUrl = process.env.E2E_SITE_URL ?? '';
export const contentUrl = process.env.E2E_CONTENT_URL ?? '';

/** Global setup: starts both servers. @returns what stops them. Playwright skips it on SIGTERM. */
export default async function startShared(): Promise<() => Promise<void>> {
  process.once('SIGTERM', () => process.exit(143));
  const closing = new AsyncDisposableStack();
  const dataDir = closing.use(await disposableFolder()).path;
  const content = closing.use(await startContentService({ dataDir }));
  const site = closing.use(await startSite({ contentUrl: content.url, dataDir }));
  Object.assign(process.env, { E2E_SITE_URL: site.url, E2E_CONTENT_URL: content.url });
  return () => closing.disposeAsync();
}
