import type { APIResponse } from '@playwright/test';
import { pagePaths, unknownPath } from '../support/pages.ts';
import { siteUrl } from '../support/servers.ts';
import { expect, test } from '../support/test.ts';

const strict = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': expect.stringMatching(/^(?:strict-origin|no-referrer)/),
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
// HSTS must not be sent over http.
const absent = ['x-powered-by', 'server', 'set-cookie', 'strict-transport-security'];

/** Checks a response's security headers and content security policy. */
function expectStrict(answer: APIResponse): void {
  const headers = answer.headers();
  expect(headers).toMatchObject(strict);
  expect(absent.filter((name) => name in headers)).toEqual([]);
  const policy = headers['content-security-policy'] ?? '';
  // Pages may load files of their origin. Other responses may load nothing.
  const own = headers['content-type']?.startsWith('text/html') ? "'self'" : "'none'";
  for (const directive of [
    ...[`default-src ${own}`, `form-action ${own}`, "frame-ancestors 'none'", "base-uri 'none'"],
    ...["object-src 'none'", "require-trusted-types-for 'script'"],
  ]) {
    expect(`${policy};`).toContain(`${directive};`);
  }
  expect(policy).not.toMatch(/(?:script|style)-src(?:-elem)? [^;]*(?:'unsafe|http:|\*)/);
}

const found = [
  ...['/', '/purpledetail/1', '/privacy', '/feedback'],
  ...['/content/api/home/fetch', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'],
  ...['/share.jpg', '/favicon.ico', '/healthz', '/readyz'],
];
const missing = [unknownPath, '/assets/nothing.js', '/content/nothing', '/content/api/nothing'];

test('security headers are strict; the sitemap omits only /feedback', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, one = '']) => one);
  const listed = pagePaths.filter((path) => !path.endsWith('/1') && path !== '/feedback');
  expect(pages).toEqual(expect.arrayContaining(listed.map((path) => siteUrl + path)));
  expect(pages).not.toContain(`${siteUrl}/feedback`);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  expect(icons.length).toBeGreaterThan(1);
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
  for (const [status, paths] of [
    [200, found],
    [404, missing],
  ] as const) {
    for (const path of paths) {
      await test.step(`${path} answers ${status}`, async () => {
        const answer = await request.get(path);
        expect(answer.status()).toBe(status);
        expectStrict(answer);
      });
    }
  }
});
