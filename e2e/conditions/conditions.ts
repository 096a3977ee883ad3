import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOptions } from 'scripts/lib/browser-options.ts';

/** The paths of the documents that a page requests from now on. */
export function documentsOf(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

/** A link of the main bar (§2.2). */
export const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/**
 * A browser in which cookies are blocked; Chromium then blocks all storage.
 *
 * @param folder the folder for its profile.
 */
export async function blockingBrowser(folder: string, baseURL: string): Promise<BrowserContext> {
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await mkdir(join(folder, 'Default'));
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
  return chromium.launchPersistentContext(folder, {
    ...browserOptions,
    baseURL,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
}
