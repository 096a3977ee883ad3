import { type ResourceName, resourcePath } from '@insurance-kit/content-client/records';
import type { RouteRow } from 'site/shared/routes.ts';
import { onePageOfEachKind } from '../support/pages.ts';
import type { App } from '../support/servers/apps.ts';
import { type Fault, faults } from '../support/servers/faulty-content.ts';
import { test as base, expect } from '../support/test.ts';
import { documentFaults } from './document-faults.ts';
import { headingOf, mainOf, textOf } from './markup.ts';

const pages = onePageOfEachKind;
const resourceNames = [...new Set(pages.flatMap(({ fetches }) => fetches))];
const callOf = (name: ResourceName): string => resourcePath(name, '1');

/** The answer to a request for a page. */
interface Seen {
  readonly row: RouteRow;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly html: string;
  readonly main: string;
}

const readPage = async (site: App, row: RouteRow): Promise<Seen> => {
  const answer = await fetch(site.url + row.path);
  const html = await answer.text();
  const retryAfter = answer.headers.get('retry-after');
  const main = mainOf(html);
  // Help pages name the ways to reach the company too, which every page has from the contact record.
  const own = row.fetches.length === 0 ? main.replace(/<dl\b.*?<\/dl>/s, '') : main;
  return { row, status: answer.status, retryAfter, html, main: own };
};
/** Requests all pages at once. */
const readPages = (site: App, rows: readonly RouteRow[] = pages): Promise<readonly Seen[]> =>
  Promise.all(rows.map((row) => readPage(site, row)));

/**
 * The calls to which the site has no answer yet. Asking for these is faster than requesting pages.
 */
async function unknown(site: App): Promise<readonly ResourceName[]> {
  const asked = resourceNames.map(async (name) => {
    const answer = await fetch(`${site.url}/content${callOf(name)}`);
    const known = answer.ok && (await answer.text()) !== '[]';
    return known ? [] : [name];
  });
  return (await Promise.all(asked)).flat();
}

/**
 * Content is asked for again after a second at most; a slow machine needs longer, and calls that hang
 * wait for one another.
 */
const quickly = { timeout: 90_000, intervals: [400] };

/** The pages without any fault, by path. */
type Healthy = ReadonlyMap<string, Seen>;

const test = base.extend<object, { readonly healthy: Healthy }>({
  healthy: [
    async ({ site }, use) => {
      await use(new Map((await readPages(site)).map((seen) => [seen.row.path, seen])));
    },
    { scope: 'worker' },
  ],
});

/** A line of the site's log about content. */
interface LogLine {
  readonly msg: string;
  readonly path?: string;
  readonly kind?: string;
}

const logOf = ({ lines }: App, from: number): readonly LogLine[] =>
  lines
    .slice(from)
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

const failing = 'content is unavailable';

/** The calls whose failure is not in the log. */
function unlogged(
  site: App,
  from: number,
  names: readonly ResourceName[],
): readonly ResourceName[] {
  const log = logOf(site, from);
  const told = new Set(
    log
      .filter(({ msg }) => msg === failing || msg === 'content was deleted')
      .map(({ path }) => path),
  );
  return names.filter((name) => !told.has(callOf(name)));
}

/** The calls for which the log repeats a line. */
function loggedTwice(site: App, from: number): readonly string[] {
  const told = logOf(site, from)
    .filter(({ msg }) => msg === failing)
    .map(({ path, kind }) => `${path} ${kind}`);
  return told.filter((line, index) => told.indexOf(line) !== index);
}

type FaultOf = (name: ResourceName) => Fault;
/** Every call with the same fault. */
const everywhere =
  (fault: Fault): FaultOf =>
  () =>
    fault;

/** Whether an answer with this fault still counts as valid for the call (readings §4, §4.1). */
const isAnswer = (name: ResourceName, fault: Fault): boolean =>
  fault === 'pass' ||
  (fault === 'emptyArray' && ['articleCards', 'latestArticles', 'categories'].includes(name));
/** Whether this fault means that there is no such article (readings §4, §2.7). */
const isNoArticle = (name: ResourceName, fault: Fault): boolean =>
  name === 'article' && (fault === 'emptyArray' || fault === '404');

/** The status of a page while nothing is cached: only its first record is required. */
function coldStatus({ fetches: [first] }: RouteRow, faultOf: FaultOf): 200 | 404 | 503 {
  if (first === undefined || isAnswer(first, faultOf(first))) return 200;
  return isNoArticle(first, faultOf(first)) ? 404 : 503;
}

/** The size of a file: left out while the service is failing, or slower than 0.8 s. */
const fileSize = /(?<=<small>PDF), \d+ kB(?=<)/g;
/** A page numbers its classes in the order in which they come: without a part, others have other names. */
const classes = / class="[^"]*"/g;

/** Links to PDFs, an article's or a product's: left out while the service says that there is no such file. */
const download = /<a [^>]*download="".*?<\/a>|<section [^>]*id="documents".*?<\/section>/s;

/** What is wrong if a page's main part differs from the one without faults. */
function changed(shown: string, expected: string | undefined, mayLackPdf = false): string {
  if (expected === undefined) return 'there is no healthy page to compare with';
  const main = shown.replace(fileSize, '').replace(classes, '');
  const known = expected.replace(fileSize, '').replace(classes, '');
  const healthy = mayLackPdf && !download.test(main) ? known.replace(download, '') : known;
  if (main === healthy) return '';
  let at = 0;
  while (main[at] === healthy[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
  return `its main part changed: '${around(main)}' where '${around(healthy)}' was`;
}

/** What is wrong with a page some of whose calls have never answered. */
function coldProblems(seen: Seen, faultOf: FaultOf, healthy: Healthy): string[] {
  const { row, status, retryAfter, html, main } = seen;
  const expected = coldStatus(row, faultOf);
  const untouched = row.fetches.every((name) => faultOf(name) === 'pass');
  const waits = row.page === 'article' ? 'No details available for this article.' : 'Loading...';
  const problems = [
    ...documentFaults(html),
    status === expected ? '' : `answers ${status}, not ${expected}`,
    untouched ? changed(main, healthy.get(row.path)?.main) : '',
    status === 503 && !(Number(retryAfter) > 0) ? 'no Retry-After' : '',
    expected !== 200 && !textOf(main).includes(waits) ? `does not say '${waits}'` : '',
  ];
  return problems.filter((problem) => problem !== '').map((problem) => `${row.path}: ${problem}`);
}

/** What is wrong with a page whose content was good before its calls failed. */
function warmProblems(seen: Seen, faultOf: FaultOf, healthy: Healthy): string[] {
  const { row, status, html, main } = seen;
  const gone = row.fetches.some((name) => name === 'article' && faultOf(name) === 'emptyArray');
  const emptied = row.fetches.some(
    (name) => faultOf(name) !== 'pass' && isAnswer(name, faultOf(name)),
  );
  const expected = gone ? 404 : 200;
  const problems = [
    ...documentFaults(html),
    status === expected ? '' : `answers ${status}, not ${expected}`,
    !gone && !emptied
      ? changed(main, healthy.get(row.path)?.main, faultOf('article') === '404')
      : '',
  ];
  return problems.filter((problem) => problem !== '').map((problem) => `${row.path}: ${problem}`);
}

const callFaults = faults.filter((fault) => fault !== 'pass');
/**
 * The kinds of fault that pages and logs distinguish. All others count as 500, and take part in
 * 'every second call'; the store's unit tests show one of each kind.
 */
const distinctFaults = ['404', '500', 'emptyArray'] as const satisfies readonly Fault[];

/** A page that shows one record; a different page for each fault. */
const watched = (fault: Fault): RouteRow => {
  const shown = pages.filter(({ fetches }) => fetches.length === 1);
  const row = shown[faults.indexOf(fault) % shown.length];
  if (row === undefined) throw new Error('No page shows one record.');
  return row;
};

// Each test renders every page of the site several times over.
test.describe.configure({ timeout: 240_000 });

for (const fault of distinctFaults) {
  test(`readings §6 every call of every page: ${fault}`, async ({
    page,
    launch,
    problems,
    content,
    healthy,
  }) => {
    problems.allow(/status of 50\d|could not be fetched|ContentError/);
    const faulty = await launch.faulty(content.url);
    faulty.set(fault);
    const site = await launch.site({ contentUrl: faulty.url, ready: '/healthz' });
    const faultOf = everywhere(fault);
    const broken = resourceNames.filter((name) => !isAnswer(name, fault));

    await test.step('nothing known', async () => {
      const seen = await readPages(site);
      expect(seen.flatMap((one) => coldProblems(one, faultOf, healthy))).toEqual([]);
      const failed = broken.filter((name) => !isNoArticle(name, fault));
      expect(unlogged(site, 0, failed)).toEqual([]);
    });

    const { path } = watched(fault);
    await page.goto(site.url + path);
    await expect(page.getByRole('main').getByText('Loading...').first()).toBeVisible();

    await test.step('the service is well again', async () => {
      faulty.heal();
      await expect.poll(() => unknown(site), quickly).toEqual([]);
      let waiting: readonly RouteRow[] = pages;
      const read = async (): Promise<readonly string[]> => {
        const seen = await readPages(site, waiting);
        waiting = seen
          .filter(
            ({ row, status, main }) =>
              status !== 200 || changed(main, healthy.get(row.path)?.main) !== '',
          )
          .map(({ row }) => row);
        return waiting.map((row) => row.path);
      };
      await expect.poll(read, quickly).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        headingOf(healthy.get(path)?.html ?? ''),
        { timeout: 30_000 },
      );
      // Otherwise its pictures would be requested during the next fault.
      await page.close();
    });

    await test.step('all known', async () => {
      const from = site.lines.length;
      faulty.set(fault);
      await expect.poll(() => unlogged(site, from, broken), quickly).toEqual([]);
      const seen = await readPages(site);
      expect(seen.flatMap((one) => warmProblems(one, faultOf, healthy))).toEqual([]);
      expect(loggedTwice(site, from)).toEqual([]);
    });
  });
}

test('readings §6 every second call: each page depends on its own calls only', async ({
  launch,
  content,
  healthy,
}) => {
  const faulty = await launch.faulty(content.url);
  const faultOf: FaultOf = (name) => {
    const index = resourceNames.indexOf(name);
    return (index % 2 === 0 ? callFaults[index % callFaults.length] : undefined) ?? 'pass';
  };
  for (const name of resourceNames) faulty.set(faultOf(name), callOf(name));
  const site = await launch.site({ contentUrl: faulty.url });
  const read = async (): Promise<readonly string[]> =>
    (await readPages(site)).flatMap((one) => coldProblems(one, faultOf, healthy));
  // All calls are made at once, so a good one can be too slow for its page at first.
  await expect.poll(read, quickly).toEqual([]);
});

test('§2.1 §8 an error in rendering answers 500, themed, without a stack, and is logged once', async ({
  launch,
  content,
}) => {
  const site = await launch.site({
    contentUrl: content.url,
    variables: {
      NODE_OPTIONS: `--import=${new URL('broken-dates.mjs', import.meta.url).href}`,
    },
  });
  const answer = await fetch(`${site.url}/purpledetail/1`);
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(documentFaults(html)).toEqual([]);
  expect(headingOf(html)).toBe('Unexpected Application Error!');
  expect(html).toContain('data-theme="purple"');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toMatch(/broken on purpose|\.[jt]sx?:\d+:\d+|node_modules/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  await expect
    .poll(() => logOf(site, 0).filter(({ msg }) => msg === 'a page failed to render').length)
    .toBe(1);
  expect((await fetch(`${site.url}/purpleabout`)).status).toBe(200);
});
