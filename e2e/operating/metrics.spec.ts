import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from 'scripts/lib/ready.mjs';
import { root } from 'scripts/lib/workspace.mjs';
import { fillMessage, sendButton } from '../forms/contact-form.ts';
import { startIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

const read = async (port: number): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  return await answer.text();
};
const valueIn = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  );
const routesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\broute="([^"]*)"/g)].map(([, route = '']) => route))].toSorted();

test('the metrics of both servers are those that alerts and dashboard use, and identify no visitor', async ({
  launch,
  page,
  problems,
}) => {
  const [sitePort, contentPort] = [await freePort(), await freePort()];
  const content = await launch.content({ variables: { METRICS_PORT: String(contentPort) } });
  const site = await launch.site({
    contentUrl: content.url,
    variables: { METRICS_PORT: String(sitePort) },
  });
  const get = async (path: string, status = 200): Promise<string> => {
    const answer = await fetch(site.url + path);
    expect(answer.status, path).toBe(status);
    return await answer.text();
  };
  for (let turn = 0; turn < 3; turn += 1) await get('/purpleabout');
  const home = await get('/');
  await get(/\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? '');
  const [, article = ''] = /href="(\/purpledetail\/[^"]+)"/.exec(home) ?? [];
  const [, card = ''] =
    /og:image" content="[^"]*?(\/pictures\/[^"]+)"/.exec(await get(article)) ?? [];
  await get(card);
  await get('/content/api/home/fetch');
  const visitor = { name: 'Ama', path: '/ama.mensah@example.com' };
  for (let turn = 0; turn < 30; turn += 1) await get(`${visitor.path}-${turn}`, 404);
  await get('/purpledetail/ama', 404);
  await get('/metrics', 404);
  await fetch(`${content.url}/files/ama`);
  const told = await read(sitePort);
  expect(valueIn(told, 'http_requests_total{route="/purpleabout",status="200"}')).toBe(3);
  expect(valueIn(told, 'http_requests_total{route="/purpledetail/:id",status="404"}')).toBe(1);
  expect(valueIn(told, 'http_requests_total{route="unknown",status="404"}')).toBe(31);
  expect(valueIn(told, 'http_request_duration_seconds_count{route="/assets/*"}')).toBe(1);
  expect(valueIn(told, 'http_request_duration_seconds_count{route="/pictures/*"}')).toBe(1);
  expect(valueIn(told, 'site_picture_duration_seconds_count{result="made"}')).toBe(1);
  expect(valueIn(told, 'site_pages_total{cache="hit"}')).toBeGreaterThanOrEqual(2);
  expect(valueIn(told, 'site_render_duration_seconds_count{status="200"}')).toBe(3);
  expect(valueIn(told, 'site_content_age_seconds')).toBeLessThan(5);
  const ofService = await read(contentPort);
  expect(valueIn(ofService, 'content_version')).toBe(valueIn(told, 'content_version'));
  expect(valueIn(ofService, 'content_database_up')).toBe(1);
  expect(valueIn(ofService, 'content_mail_messages{delivery="failed"}')).toBe(0);
  expect(routesIn(ofService)).toContain('/api/blog/:id/details');

  // A visit is measured from the moment at which the visitor accepts.
  const measuring: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/page-web-vitals-')) measuring.push(request.url());
  });
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(measuring).toEqual([]);
  await page.getByRole('button', { name: 'I Accept' }).click();
  await expect.poll(() => measuring.length).toBe(1);
  // Until it runs.
  await page.evaluate((address) => import(address), measuring[0] ?? '');
  await page.goto(`${site.url}/purpleabout`);
  const visits =
    /^site_field_(lcp_seconds|inp_seconds|ttfb_seconds|cls)_count\{route="\/",.*\} 1$/gm;
  await expect.poll(async () => (await read(sitePort)).match(visits)).toHaveLength(4);
  // A program fills in the hidden field, with a script and without.
  problems.allow(/status of 422/);
  await page.goto(`${site.url}/purplecontact`);
  await startIslands(page);
  await fillMessage(page);
  await page.locator('[name=website]').evaluate((trap) => Reflect.set(trap, 'value', 'spam'));
  await sendButton(page).click();
  await expect(page.getByText('Failed to send message.').first()).toBeVisible();
  await page.request.post(`${site.url}/purplecontact`, { form: { website: 'spam' } });
  const trapped = async () => valueIn(await read(sitePort), 'site_trapped_messages_total');
  await expect.poll(trapped).toBe(2);
  const afterVisit = await read(sitePort);

  for (const text of [told, ofService, afterVisit]) {
    expect(text).not.toMatch(/ama/i);
    // Addresses that visitors make up add no time series.
    expect(routesIn(text).every((route) => /^(?:\/[\w./:*-]*|unknown)$/.test(route))).toBe(true);
  }
  expect(routesIn(told).length).toBeLessThan(20);

  const known = new Set([...(afterVisit + ofService).matchAll(/^\w+/gm)].map(String));
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const text = await readFile(join(root, 'deploy', 'watch', file), 'utf8');
    const asked = text.match(/\b(?:content|http|nodejs|process|site)_\w+/g) ?? [];
    expect(asked.length, file).toBeGreaterThan(5);
    expect(
      asked.filter((name) => !known.has(name)),
      file,
    ).toEqual([]);
  }
});
