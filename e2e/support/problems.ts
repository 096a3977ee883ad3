import type { BrowserContext } from '@playwright/test';
import { mapsOrigin } from 'site/app/offices/maps.ts';

/** Problems of a test's pages, except allowed ones. */
export interface Problems {
  /** One line for each problem. */
  readonly found: readonly string[];
  /**
   * Allows problems that the test causes.
   * @param pattern matches their lines.
   */
  allow(pattern: RegExp): void;
  /** Adds an origin of the site. Requests to other origins are problems. */
  addSite(origin: string): void;
}

/**
 * Watches a context's pages for problems: console errors and warnings, exceptions, policy
 * violations, failed requests, requests to other origins (except maps, §2.17). Does not intercept
 * requests, because that switches the cache off.
 */
export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  const sites = new Set<string>([mapsOrigin]);

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
    // Browsers abort pending requests when they leave a page.
    if (reason !== 'net::ERR_ABORTED' && !request.url().startsWith(mapsOrigin))
      seen.push(`request failed: ${request.url()} (${reason})`);
  });

  return {
    get found() {
      return seen.filter((line) => !allowed.some((pattern) => pattern.test(line)));
    },
    allow: (pattern) => allowed.push(pattern),
    addSite: (origin) => sites.add(origin),
  };
}
