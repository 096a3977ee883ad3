import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserOptions } from './browser.ts';

/** The paths of the documents that a page asks for from now on. */
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
 * A browser whose visitor has blocked cookies, and with them, as Chromium does it, all storage.
 *
 * @param folder where it may keep its profile.
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
