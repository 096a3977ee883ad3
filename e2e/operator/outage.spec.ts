import { type ResourceName, resourcePath } from '@insurance-kit/content-client/records';
import { documentFaults } from '../pages/document-faults.ts';
import { headingOf, mainOf, textOf } from '../pages/shown.ts';
import { onePageOfEachKind, type SitePage } from '../support/pages.ts';
import type { App } from '../support/servers/apps.ts';
import { type Fault, faults } from '../support/servers/faulty-content.ts';
import { test as base, expect } from '../support/test.ts';

const pages = onePageOfEachKind;
const resourceNames = [...new Set(pages.flatMap(({ fetches }) => fetches))];
const callOf = (name: ResourceName): string => resourcePath(name, '1');

/** The answer to a page request. */
interface Seen {
  readonly row: SitePage;
  readonly status: number;
  readonly retryAfter: string | null;
  readonly html: string;
  readonly main: string;
}

const readPage = async (site: App, row: SitePage): Promise<Seen> => {
  const answer = await fetch(site.url + row.path);
  const html = await answer.text();
  const retryAfter = answer.headers.get('retry-after');
  const main = mainOf(html);
  // Help pages show contact details too. Every page has them from the contact record.
  const own = row.fetches.length === 0 ? main.replace(/<dl\b.*?<\/dl>/s, '') : main;
  return { row, status: answer.status, retryAfter, html, main: own };
};
/** Requests all pages at once. */
const readPages = (site: App, rows: readonly SitePage[] = pages): Promise<readonly Seen[]> =>
  Promise.all(rows.map((row) => readPage(site, row)));

/** Calls that the site has no answer for yet. Faster than requesting pages. */
async function unknown(site: App): Promise<readonly ResourceName[]> {
  const requests = resourceNames.map(async (name) => {
    const answer = await fetch(`${site.url}/content${callOf(name)}`);
    const known = answer.ok && (await answer.text()) !== '[]';
    return known ? [] : [name];
  });
  return (await Promise.all(requests)).flat();
}

/** Content is requested again after a second. Slow machines and calls that hang need longer. */
const quickly = { timeout: 90_000, intervals: [400] };

/** The pages without faults, by path. */
type Healthy = ReadonlyMap<string, Seen>;

const test = base.extend<object, { readonly healthy: Healthy }>({
  healthy: [
    async ({ site }, use) => {
      await use(new Map((await readPages(site)).map((seen) => [seen.row.path, seen])));
    },
    { scope: 'worker' },
  ],
});

/** A log line about content. */
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

/** Calls whose failure is not in the log. */
function unlogged(
  site: App,
  from: number,
  names: readonly ResourceName[],
): readonly ResourceName[] {
  const log = logOf(site, from);
  const logged = new Set(
    log
      .filter(({ msg }) => msg === failing || msg === 'content was deleted')
      .map(({ path }) => path),
  );
  return names.filter((name) => !logged.has(callOf(name)));
}

/** Calls for which a log line is repeated. */
function loggedTwice(site: App, from: number): readonly string[] {
  const logged = logOf(site, from)
    .filter(({ msg }) => msg === failing)
    .map(({ path, kind }) => `${path} ${kind}`);
  return logged.filter((line, index) => logged.indexOf(line) !== index);
}

type FaultOf = (name: ResourceName) => Fault;

/** Whether this answer still counts as valid (readings §4, §4.1). */
const isAnswer = (name: ResourceName, fault: Fault): boolean =>
  fault === 'pass' ||
  (fault === 'emptyArray' && ['articleCards', 'latestArticles', 'categories'].includes(name));
/** Whether this fault means that there is no such article (readings §4, §2.7). */
const isNoArticle = (name: ResourceName, fault: Fault): boolean =>
  name === 'article' && (fault === 'emptyArray' || fault === '404');

/** Status of a page with an empty cache. It needs only its first record. */
function coldStatus({ fetches: [first] }: SitePage, faultOf: FaultOf): 200 | 404 | 503 {
  if (first === undefined || isAnswer(first, faultOf(first))) return 200;
  return isNoArticle(first, faultOf(first)) ? 404 : 503;
}

/** Size of a file. Left out while the service fails, or takes over 0.8 s. */
const fileSize = /(?<=<small>PDF), \d+ kB/g;
/** Class names are numbered in order, so they change if a part is missing. */
const classes = / class="[^"]*"/g;

/** The problem of a page whose main part differs from the page without faults. */
function changed(shown: string, expected: string | undefined): string {
  if (expected === undefined) return 'there is no healthy page to compare with';
  const main = shown.replace(fileSize, '').replace(classes, '');
  const healthy = expected.replace(fileSize, '').replace(classes, '');
  if (main === healthy) return '';
  let at = 0;
  while (main[at] === healthy[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80);
  return `its main part changed: '${around(main)}' where '${around(healthy)}' was`;
}

/** Problems of a page whose calls partly never had an answer. */
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

/** Problems of a page with cached content. */
const warmProblems = ({ row, status, html, main }: Seen, healthy: Healthy): string[] =>
  [
    ...documentFaults(html),
    status === 200 ? '' : `answers ${status}`,
    changed(main, healthy.get(row.path)?.main),
  ]
    .filter((problem) => problem !== '')
    .map((problem) => `${row.path}: ${problem}`);

const callFaults = faults.filter((fault) => fault !== 'pass');

// Each test renders every page several times.
test.describe.configure({ timeout: 240_000 });

/** A page of one record, which a visitor has open from the start. */
const watched = '/purpleabout';

test('§4.1 an outage: pages wait, come by themselves, and stay over another outage and a restart', async ({
  page,
  launch,
  problems,
  content,
  healthy,
}) => {
  problems.allow(/status of 50\d|could not be fetched|ContentError/);
  const faulty = await launch.faulty(content.url);
  faulty.set('500');
  const dataDir = await launch.folder();
  const site = await launch.site({ contentUrl: faulty.url, dataDir, ready: '/healthz' });
  const faultOf = (): Fault => '500';

  await test.step('nothing known', async () => {
    const seen = await readPages(site);
    expect(seen.flatMap((one) => coldProblems(one, faultOf, healthy))).toEqual([]);
    expect(unlogged(site, 0, resourceNames)).toEqual([]);
  });
  await page.goto(site.url + watched);
  await expect(page.getByRole('main').getByText('Loading...').first()).toBeVisible();

  await test.step('the service is well again', async () => {
    faulty.heal();
    await expect.poll(() => unknown(site), quickly).toEqual([]);
    const waiting = async (): Promise<readonly string[]> =>
      (await readPages(site)).flatMap((one) => warmProblems(one, healthy));
    await expect.poll(waiting, quickly).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      headingOf(healthy.get(watched)?.html ?? ''),
      { timeout: 30_000 },
    );
    // Otherwise its pictures would be requested during the next fault.
    await page.close();
  });

  await test.step('all known', async () => {
    const from = site.lines.length;
    faulty.set('500');
    await expect.poll(() => unlogged(site, from, resourceNames), quickly).toEqual([]);
    const seen = await readPages(site);
    expect(seen.flatMap((one) => warmProblems(one, healthy))).toEqual([]);
    expect(loggedTwice(site, from)).toEqual([]);
  });

  await test.step('restarted', async () => {
    await site.stop();
    const again = await launch.site({ contentUrl: faulty.url, dataDir });
    const seen = await readPages(again);
    expect(seen.flatMap((one) => warmProblems(one, healthy))).toEqual([]);
  });
});

for (const turn of [0, 1]) {
  test(`readings §6 every second call fails in its own way: each page depends on its own calls only (${turn})`, async ({
    launch,
    content,
    healthy,
  }) => {
    const faulty = await launch.faulty(content.url);
    const faultOf: FaultOf = (name) => {
      const index = resourceNames.indexOf(name);
      return (index % 2 === turn ? callFaults[index % callFaults.length] : undefined) ?? 'pass';
    };
    for (const name of resourceNames) faulty.set(faultOf(name), callOf(name));
    const site = await launch.site({ contentUrl: faulty.url, ready: '/healthz' });
    const read = async (): Promise<readonly string[]> =>
      (await readPages(site)).flatMap((one) => coldProblems(one, faultOf, healthy));
    // All calls at once: a good one may at first be too slow.
    await expect.poll(read, quickly).toEqual([]);
  });
}

test('§2.7 §4.4 an article that cannot be loaded says so, and comes by itself', async ({
  page,
  content,
  launch,
  problems,
}) => {
  problems.allow(/status of 50\d|could not be fetched|ContentError/);
  const faulty = await launch.faulty(content.url);
  faulty.set('500', '/api/blog/11/details');
  const site = await launch.site({ contentUrl: faulty.url });
  await page.goto(`${site.url}/purpledetail/11`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('No details available for this article.');
  faulty.heal();
  await expect(heading).not.toHaveText('No details available for this article.', {
    timeout: 45_000,
  });
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
