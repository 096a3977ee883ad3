import { test as base, expect } from '@playwright/test';
import {
  type MailServer,
  type MailServerSetup,
  startMailServer,
} from '../../apps/content-service/src/test/mail-server.ts';
import { firstCompany, seededContent } from '../../scripts/lib/company.mjs';
import {
  type App,
  type ContentServiceSetup,
  removeFolder,
  type SiteSetup,
  startContentService,
  startSite,
  temporaryFolder,
} from './apps.ts';
import { type FaultyContent, startFaultyContent } from './faulty-content.ts';
import { type Problems, watchProblems } from './problems.ts';
import { hasBeenAsked } from './visitor.ts';

/** Starts apps for one test; what a test leaves running ends with it. */
export interface Launch {
  /** A content service of the test's own, with an empty database. */
  content(setup?: Partial<ContentServiceSetup>): Promise<App>;
  /** A mail server; see `startMailServer`. */
  mail(setup?: MailServerSetup): Promise<MailServer>;
  /** A fault-injecting proxy before a content service. */
  faulty(upstream: string): Promise<FaultyContent>;
  /** A site of the test's own; without `dataDir` it knows nothing yet. */
  site(setup: Omit<SiteSetup, 'dataDir'> & { readonly dataDir?: string }): Promise<App>;
  /** A folder that is removed after the test. */
  folder(): Promise<string>;
}

interface WorkerFixtures {
  /** Whose site it is. */
  readonly company: string;
  /** The built site before the real content service, shared by a worker's tests. */
  readonly site: App;
}

interface TestOptions {
  /**
   * Whether the browser was asked for feedback before (§4.5). Else a page that a slow machine keeps open
   * for 30 s gets a dialog in its way.
   */
  readonly asked: boolean;
}

interface TestFixtures {
  /** Prints what the pages of a test that fails show, for a run whose pictures nobody keeps. */
  readonly shown: undefined;
  readonly launch: Launch;
  /** Fails the test for what `watchProblems` finds. */
  readonly problems: Problems;
}

/** Runs tasks in reverse order, each even if another fails. */
async function undo(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const task of tasks.toReversed()) {
    await task().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'An app did not end well.');
}

export const test = base.extend<TestFixtures & TestOptions, WorkerFixtures>({
  asked: [true, { option: true }],
  company: [firstCompany, { scope: 'worker', option: true }],

  site: [
    async ({ company }, use) => {
      const folder = await temporaryFolder();
      const content = await startContentService({
        dataDir: folder,
        contentDir: seededContent(company),
      });
      const site = await startSite({
        contentUrl: content.url,
        dataDir: folder,
        variables: { COMPANY: company },
      });
      await use(site);
      await site.stop();
      await content.stop();
      await removeFolder(folder);
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  problems: [
    async ({ context, site, asked }, use) => {
      if (asked) await hasBeenAsked(context);
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
      // An error is printed whole, an attachment is not.
      throw new Error(`When the test failed,\n${(await Promise.all(shown)).join('\n\n')}`);
    },
    { auto: true },
  ],

  launch: async ({ context, problems }, use, testInfo) => {
    const undoing: (() => Promise<void>)[] = [];
    const printed: { readonly name: string; readonly app: App }[] = [];
    const keep = (name: string, app: App): App => {
      undoing.push(app.stop);
      printed.push({ name, app });
      return app;
    };
    const folder = async (): Promise<string> => {
      const path = await temporaryFolder();
      undoing.push(() => removeFolder(path));
      return path;
    };
    await use({
      folder,
      content: async (setup) =>
        keep(
          'content service',
          await startContentService({ dataDir: setup?.dataDir ?? (await folder()), ...setup }),
        ),
      mail: async (setup) => {
        const mail = await startMailServer(setup);
        undoing.push(mail.close);
        return mail;
      },
      faulty: async (upstream) => {
        const faulty = await startFaultyContent(upstream);
        undoing.push(faulty.close);
        return faulty;
      },
      site: async (setup) => {
        const site = keep(
          'site',
          await startSite({ ...setup, dataDir: setup.dataDir ?? (await folder()) }),
        );
        problems.addSite(site.url);
        return site;
      },
    });
    // A page must not see its site go.
    for (const page of context.pages()) await page.close();
    await undo(undoing);
    if (testInfo.status !== testInfo.expectedStatus) {
      for (const { name, app } of printed) {
        await testInfo.attach(`${name} log`, { body: app.lines.join('\n') });
      }
    }
  },
});

export { expect };
