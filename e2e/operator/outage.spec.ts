import { documentFaults, mainText, read } from '../pages/shown.ts';
import { onePathOfEachKind } from '../support/pages.ts';
import { type App, disposableFolder, startSite } from '../support/servers/apps.ts';
import { startFaultyContent } from '../support/servers/faulty-content.ts';
import { expect, test } from '../support/test.ts';

/** Requests one page of each kind. Removes the sizes of PDFs, which may be unknown. */
const readPages = (site: App) =>
  Promise.all(
    onePathOfEachKind.map(async (path) => {
      // A kept-open connection could fail, because the site may close it at any time.
      const answer = await fetch(site.url + path, { headers: { connection: 'close' } });
      const document = read(await answer.text());
      const words = mainText(document).replace(/(?<=PDF), \d+\skB/g, '');
      const waits = Number(answer.headers.get('retry-after'));
      return { path, status: answer.status, waits, words, faults: documentFaults(document) };
    }),
  );

/** The site requests content again after at most a second, but a slow machine needs longer. */
const quickly = { timeout: 90_000, intervals: [400] };
/** A page that shows one record. A visitor opens it during the outage. */
const watched = '/purpleabout';

test('§4.1 pages wait while the content service hangs, and keep their content while it is down, also after a restart', async ({
  page,
  site: healthySite,
  content,
  problems,
}) => {
  problems.allow(/status of 50\d|could not be fetched|ContentError/);
  const healthy = await readPages(healthySite);
  await using folder = await disposableFolder();
  await using faulty = await startFaultyContent(content.url);
  faulty.set('hang');
  const setup = {
    contentUrl: faulty.url,
    dataDir: folder.path,
    variables: { CONTENT_TTL_SECONDS: '1' },
  };
  await using site = await startSite({ ...setup, ready: '/healthz' });
  problems.addSite(site.url);
  await test.step('no content is known', async () => {
    const seen = await readPages(site);
    expect(seen.flatMap(({ faults }) => faults)).toEqual([]);
    const waiting = seen.filter(({ status }) => status !== 200);
    for (const { path, status, waits, words } of waiting) {
      expect(status, path).toBe(503);
      expect(waits, path).toBeGreaterThan(0);
      expect(words, path).toMatch(/Loading\.\.\.|No details available for this article\./);
    }
    // Help, services, whistle blowing, privacy and feedback need no record.
    expect(seen.length - waiting.length).toBe(7);
  });
  await page.goto(site.url + watched);
  await expect(page.getByRole('main').getByText('Loading...').first()).toBeVisible();
  await test.step('the service recovers', async () => {
    faulty.heal();
    await expect.poll(() => readPages(site), quickly).toEqual(healthy);
    await expect(page.getByText('Loading...')).toHaveCount(0, { timeout: 30_000 });
    // Close the page. Otherwise it would request pictures during the next fault.
    await page.close();
  });
  await test.step('all content is known', async () => {
    const from = site.lines.length;
    faulty.set('cut');
    const failures = () =>
      site.lines.slice(from).filter((line) => line.includes('content is unavailable')).length;
    await expect.poll(failures, quickly).toBeGreaterThan(0);
    expect(await readPages(site)).toEqual(healthy);
  });
  await test.step('the site restarts', async () => {
    await site.stop();
    await using again = await startSite(setup);
    expect(await readPages(again)).toEqual(healthy);
  });
});
