import type { BrowserContext } from '@playwright/test';
import type { Problems } from '../kit/problems.ts';

const map = '<!doctype html><html lang="en"><title>Map</title><body><h1>Map</h1></body></html>';

/**
 * Answers for the map site that contact pages frame (§2.17): no test asks another machine.
 * That the frames ask it is then no problem.
 */
export async function serveMaps(context: BrowserContext, problems: Problems): Promise<void> {
  problems.allow(/^request to another origin: https:\/\/www\.openstreetmap\.org\//);
  await context.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: map }),
  );
}
