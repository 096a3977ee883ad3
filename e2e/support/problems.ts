import type { BrowserContext } from '@playwright/test';
import { mapsOrigin } from '../../apps/site/app/offices/maps.ts';

/** What went wrong in the pages of a test, unless the test said that it would. */
export interface Problems {
  /** Everything seen and not allowed, as one line each. */
  readonly found: readonly string[];
  /**
   * Lets problems pass that the test brings about itself.
   * @param pattern what their lines look like.
   */
  allow(pattern: RegExp): void;
  /** Adds an origin of the site: requests to others are problems. */
  addSite(origin: string): void;
}

/**
 * Watches every page of a browser context for what no visitor may meet: errors and warnings on the
 * console (broken hydration among them), exceptions, violations of the content security policy or
 * of Trusted Types, failed requests, and requests to any origin but the site's. The maps of §2.17 are
 * the one other origin that pages may ask, and get no answer from: tests stay on this machine. Nothing
 * is intercepted here, for that would switch the browser's cache off.
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
    // A browser drops what it still loads when it leaves a page.
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
