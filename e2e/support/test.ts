import { test as base, expect } from '@playwright/test';
import { type Problems, watchProblems } from './problems.ts';
import {
  type App,
  type ContentServiceSetup,
  disposableFolder,
  type SiteSetup,
  startContentService,
  startSite,
} from './servers/apps.ts';
import { type FaultyContent, startFaultyContent } from './servers/faulty-content.ts';
import { type KeptMessage, mailbox, skipFeedbackRequest } from './visitor.ts';

/** Starts apps for one test. */
export interface Launch {
  content(setup?: Partial<ContentServiceSetup>): Promise<App>;
  /** A proxy that injects faults, in front of a content service. */
  faulty(upstream: string): Promise<FaultyContent>;
  /** A site. Without `dataDir` it has no content yet. */
  site(setup: Omit<SiteSetup, 'dataDir'> & { readonly dataDir?: string }): Promise<App>;
  /** A folder that is removed after the test. */
  folder(): Promise<string>;
}

interface WorkerFixtures {
  readonly content: App;
  readonly between: FaultyContent;
  /** The built site with the real content service, for all tests of a worker. */
  readonly site: App;
}

interface TestFixtures {
  /** Whether the feedback dialog was shown before (§4.5). Otherwise it opens after 30 s. */
  readonly seenFeedback: boolean;
  /** Prints pages of a failed test, for runs that keep no screenshots. */
  readonly shown: undefined;
  readonly launch: Launch;
  /** Faults for posts, until the end of the test. The site keeps its content. */
  readonly faulty: FaultyContent;
  /** Returns this test's messages, newest first. */
  readonly messages: () => Promise<readonly KeptMessage[]>;
  /** Fails the test for each problem of `watchProblems`. */
  readonly problems: Problems;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  seenFeedback: [true, { option: true }],

  content: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern.
    async ({}, use) => {
      await using folder = await disposableFolder();
      await using content = await startContentService({ dataDir: folder.path });
      await use(content);
    },
    { scope: 'worker' },
  ],

  between: [
    async ({ content }, use) => {
      const between = await startFaultyContent(content.url);
      await use(between);
      await between.close();
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ between }, use) => {
      await using folder = await disposableFolder();
      await using site = await startSite({ contentUrl: between.url, dataDir: folder.path });
      await use(site);
    },
    { scope: 'worker' },
  ],

  faulty: async ({ between }, use) => {
    await use(between);
    between.heal();
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
    async ({ context, site, seenFeedback }, use) => {
      if (seenFeedback) await skipFeedbackRequest(context);
      const problems = await watchProblems(context);
      problems.addSite(site.url);
      await use(problems);
      expect(problems.found, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],

  shown: [
    // Before `launch` closes the pages.
    async ({ context, launch: _ }, use, testInfo) => {
      await use(undefined);
      const pages = context.pages();
      if (testInfo.status === testInfo.expectedStatus || pages.length === 0) return;
      const shown = pages.map(async (page) => {
        const body = await page.locator('body').ariaSnapshot({ timeout: 2000 });
        return `${page.url()} showed:\n${body}`;
      });
      // Playwright prints errors in full, but not attachments.
      throw new Error(`When the test failed,\n${(await Promise.all(shown)).join('\n\n')}`);
    },
    { auto: true },
  ],

  launch: async ({ context, problems }, use) => {
    const closing = new AsyncDisposableStack();
    // A stopping site waits for its connections.
    const keep = (app: App): App => closing.adopt(app, () => app.kill());
    const folder = async () => closing.use(await disposableFolder()).path;
    await use({
      folder,
      content: async (setup) =>
        keep(await startContentService({ dataDir: await folder(), ...setup })),
      faulty: async (upstream) =>
        closing.adopt(await startFaultyContent(upstream), (faulty) => faulty.close()),
      site: async (setup) => {
        const site = keep(await startSite({ dataDir: await folder(), ...setup }));
        problems.addSite(site.url);
        return site;
      },
    });
    // Close pages before their site stops.
    for (const page of context.pages()) await page.close();
    await closing.disposeAsync();
  },
});

export { expect };
