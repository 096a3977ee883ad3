import { type BrowserContext, test as base, expect } from '@playwright/test';
import { mapsOrigin } from 'site/app/offices/maps.ts';
import { siteUrl } from './servers.ts';
import { skipFeedbackRequest } from './visitor.ts';

/**
 * Watches a context's pages for problems: console errors and warnings, exceptions, policy
 * violations, failed requests, and requests to other origins. Requests for maps (§2.17) are allowed
 * and may fail. Intercepts no request: interception would switch off the browser's cache.
 */
export async function watchProblems(context: BrowserContext) {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  const sites = new Set<string>([mapsOrigin, siteUrl]);

  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (violation) => {
      const { violatedDirective, blockedURI, sample, sourceFile } = violation;
      console.error(
        `Policy violated: ${violatedDirective}, ${blockedURI} ${sample} (${sourceFile})`,
      );
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => seen.push(`exception: ${error.error().message}`));
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!sites.has(origin) && protocol !== 'data:' && protocol !== 'blob:') {
      seen.push(`request to another origin: ${request.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A browser aborts pending requests when it leaves a page.
    if (reason !== 'net::ERR_ABORTED' && !request.url().startsWith(mapsOrigin))
      seen.push(`request failed: ${request.url()} (${reason})`);
  });

  return {
    get found(): readonly string[] {
      return seen.filter((line) => !allowed.some((pattern) => pattern.test(line)));
    },
    /** Allows problems that the test causes itself. */
    allow: (pattern: RegExp) => allowed.push(pattern),
    /** Adds an origin of the site. Requests to other origins are problems. */
    addSite: (origin: string) => sites.add(origin),
  };
}

/** `problems` fails a test if the browser has a problem that the test does not allow. */
export const test = base.extend<{ problems: Awaited<ReturnType<typeof watchProblems>> }>({
  baseURL: siteUrl,

  problems: [
    async ({ context }, use) => {
      await skipFeedbackRequest(context);
      const problems = await watchProblems(context);
      await use(problems);
      expect(problems.found, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
