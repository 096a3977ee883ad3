import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from 'scripts/lib/services.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import { disposableFolder, startBuilt } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';

test('both servers publish the metrics that alerts and dashboard use, without visitors’ data', async ({
  page,
  problems,
}) => {
  await using folder = await disposableFolder();
  const [sitePort, contentPort] = [await freePort(), await freePort()];
  await using content = await startBuilt('content service', folder.path, {
    METRICS_PORT: String(contentPort),
  });
  await using site = await startBuilt('site', folder.path, {
    CONTENT_URL: content.url,
    METRICS_PORT: String(sitePort),
  });
  problems.addSite(site.url);
  const read = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const get = async (path: string, status = 200): Promise<string> => {
    const answer = await fetch(site.url + path);
    expect(answer.status, path).toBe(status);
    return answer.text();
  };
  for (let turn = 0; turn < 3; turn += 1) await get('/purpleabout');
  const home = await get('/');
  await get(/\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? '');
  const [, card = ''] = /og:image" content="https?:\/\/[^"/]+([^"]+)"/.exec(home) ?? [];
  await get(card);
  await get('/content/api/home/fetch');
  for (let turn = 0; turn < 30; turn += 1) await get(`/ama.mensah@example.com-${turn}`, 404);
  await get('/purpledetail/ama', 404);
  await get('/metrics', 404);
  const [ofSite, ofService] = [await read(sitePort), await read(contentPort)];
  for (const line of [
    'http_requests_total{route="/purpleabout",status="200"} 3',
    'http_requests_total{route="/purpledetail/:id",status="404"} 1',
    'http_requests_total{route="unknown",status="404"} 31',
  ]) {
    expect(ofSite.split('\n')).toContain(line);
  }
  expect(ofSite).toMatch(/^site_pages_total\{cache="hit"\} [2-9]/m);

  // Measuring begins when the visitor accepts cookies.
  const measuring = page.waitForRequest(/\/assets\/page-web-vitals-/);
  await page.goto(site.url);
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
  await page.getByRole('button', { name: 'I Accept' }).click();
  // Wait until the measuring script runs.
  await page.evaluate((address) => import(address), (await measuring).url());
  await page.goto(`${site.url}/purplecontact`);
  const visits =
    /^site_field_(lcp_seconds|inp_seconds|ttfb_seconds|cls)_count\{route="\/",.*\} 1$/gm;
  await expect.poll(async () => (await read(sitePort)).match(visits)).toHaveLength(4);

  const afterVisit = await read(sitePort);
  const all = afterVisit + ofService;
  expect(all).not.toMatch(/ama/i);
  // Invented addresses must not add time series, so routes are few.
  const routes = new Set(Array.from(afterVisit.matchAll(/\broute="([^"]*)"/g), ([, one]) => one));
  expect(routes.size).toBeLessThan(20);
  const known = new Set([...all.matchAll(/^\w+/gm)].map(String));
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const text = await readFile(join(root, 'deploy', 'watch', file), 'utf8');
    const used = text.match(/\b(?:content|http|nodejs|process|site)_\w+/g) ?? [];
    expect(used.length, file).toBeGreaterThan(5);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  }
});
