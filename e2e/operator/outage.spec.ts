import { onePathOfEachKind } from '../support/pages.ts';
import { disposableFolder, siteUrl, startBuilt } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';

/** Requests one page of each kind. @returns the main part of each page, without sizes of PDFs. */
const readMainParts = (url: string) =>
  Promise.all(
    onePathOfEachKind.map(async (path) => {
      // A keep-alive connection could fail, because the site may close it at any time.
      const answer = await fetch(url + path, { headers: { connection: 'close' } });
      const [, main = ''] = /<main\b[^>]*>(.*)<\/main>/s.exec(await answer.text()) ?? [];
      // The site may not know the sizes yet.
      return [path, main.replace(/(?<=PDF), \d+\skB/g, '')];
    }),
  );

/** The site requests content again after at most a second, but a slow machine needs longer. */
const quickly = { timeout: 90_000, intervals: [400] };

test('§4.1 pages keep their content during an outage of the content service, even if the site restarts', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 50\d|could not be fetched|ContentError/);
  const healthy = await readMainParts(siteUrl);
  await using folder = await disposableFolder();
  await using content = await startBuilt('content service', folder.path);
  // A stopped process accepts connections, but does not answer.
  process.kill(-content.pid, 'SIGSTOP');
  const variables = { CONTENT_URL: content.url, CONTENT_TTL_SECONDS: '1' };
  await using site = await startBuilt('site', folder.path, variables, '/healthz');
  problems.addSite(site.url);
  await test.step('before any content is cached', async () => {
    await page.goto(`${site.url}/purpleabout`);
    await expect(page.getByRole('main').getByText('Loading...').first()).toBeVisible();
  });
  await test.step('the service recovers', async () => {
    process.kill(-content.pid, 'SIGCONT');
    await expect.poll(() => readMainParts(site.url), quickly).toEqual(healthy);
    await expect(page.getByText('Loading...')).toHaveCount(0, { timeout: quickly.timeout });
    // Close the page. Otherwise it would request pictures during the next outage.
    await page.close();
  });
  await test.step('the service stops after all content is cached', async () => {
    const from = site.lines.length;
    await content.stop();
    const newLines = () => site.lines.slice(from).join('\n');
    await expect.poll(newLines, quickly).toContain('content is unavailable');
    expect(await readMainParts(site.url)).toEqual(healthy);
  });
  await test.step('the site restarts', async () => {
    await site.stop();
    await using again = await startBuilt('site', folder.path, variables);
    expect(await readMainParts(again.url)).toEqual(healthy);
  });
});
