import { type BrowserContext, test as base, expect } from '@playwright/test';
import { mapsOrigin } from 'site/app/offices/maps.ts';
import { type App, disposableFolder, startContentService, startSite } from './servers/apps.ts';
import { type FaultyContent, startFaultyContent } from './servers/faulty-content.ts';
import { mailbox, type StoredMessage, skipFeedbackRequest } from './visitor.ts';

/** The problems in a test's pages, except those that the test allows. */
export interface Problems {
  readonly found: readonly string[];
  /** Allows problems that the test causes itself. */
  allow(pattern: RegExp): void;
  /** Adds an origin of the site. Requests to other origins are problems. */
  addSite(origin: string): void;
}

/**
 * Watches a context's pages for problems: console errors and warnings, exceptions, policy
 * violations, failed requests, and requests to other origins. Pages may request only maps (§2.17)
 * there, which get no answer. Requests are not intercepted, because that switches the cache off.
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

interface Servers {
  readonly content: App;
  readonly contentProxy: FaultyContent;
  /** The built site with the real content service. */
  readonly site: App;
}

/** A site and its content service, shared by the tests of a worker. */
export const onServers = base.extend<object, Servers>({
  content: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern.
    async ({}, use) => {
      await using folder = await disposableFolder();
      await using content = await startContentService({ dataDir: folder.path });
      await use(content);
    },
    { scope: 'worker' },
  ],

  contentProxy: [
    async ({ content }, use) => {
      await using contentProxy = await startFaultyContent(content.url);
      await use(contentProxy);
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ contentProxy }, use) => {
      await using folder = await disposableFolder();
      await using site = await startSite({ contentUrl: contentProxy.url, dataDir: folder.path });
      await use(site);
    },
    { scope: 'worker' },
  ],
});

interface Fixtures {
  /** Injects faults during the test. Only posts fail: the site has its content in memory. */
  readonly faulty: FaultyContent;
  /** Reads the messages of this test, newest first. */
  readonly messages: () => Promise<readonly StoredMessage[]>;
  /** Fails the test for each problem that `watchProblems` finds. */
  readonly problems: Problems;
}

export const test = onServers.extend<Fixtures>({
  faulty: async ({ contentProxy }, use) => {
    await use(contentProxy);
    contentProxy.heal();
  },

  messages: async ({ content }, use) => {
    const [last] = await mailbox(content.url);
    await use(async () => {
      const all = await mailbox(content.url);
      const earlier = all.findIndex(({ id }) => id === last?.id);
      return earlier < 0 ? all : all.slice(0, earlier);
    });
  },

  baseURL: async ({ site }, use) => use(site.url),

  problems: [
    async ({ context, site }, use) => {
      await skipFeedbackRequest(context);
      const problems = await watchProblems(context);
      problems.addSite(site.url);
      await use(problems);
      expect(problems.found, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
