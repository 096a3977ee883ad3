import type { BrowserContext } from '@playwright/test';
import { mapsOrigin } from 'site/app/offices/maps.ts';

/** The problems in a test's pages, except those that the test allows. */
export interface Problems {
  /** The problems that were not allowed, one line each. */
  readonly found: readonly string[];
  /**
   * Allows problems that the test causes itself.
   * @param pattern matches their lines.
   */
  allow(pattern: RegExp): void;
  /** Adds an origin of the site; requests to others are problems. */
  addSite(origin: string): void;
}

/**
 * Watches every page of a browser context for problems: errors and warnings on the console (such as
 * failed hydration), exceptions, violations of the content security policy or of Trusted Types,
 * failed requests, and requests to other origins than the site's. Only the maps of §2.17 may be
 * requested from another origin; they get no answer, because tests stay on this machine. Requests
 * are not intercepted, because that would switch the browser's cache off.
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
    // A browser aborts pending requests when it leaves a page.
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
