import type { APIResponse } from '@playwright/test';
import { redirects } from 'site/app/routes.ts';
import { headingOf, mainOf, textOf } from '../pages/shown.ts';
import { pagePaths, unknownPath } from '../support/pages.ts';
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

/** Checks headers, and the policy by which a browser could show the answer as a page. */
function expectStrict(answer: APIResponse): void {
  const headers = answer.headers();
  expect(headers).toMatchObject(strict);
  expect(absent.filter((name) => name in headers)).toEqual([]);
  const policy = headers['content-security-policy'] ?? '';
  const directives = Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  for (const [name, sources] of Object.entries(directives)) {
    if (!/^(?:script|style)-src(?:-elem)?$/.test(name)) continue;
    const others = sources.filter((source) => !/^'(?:self|none|sha256-.+)'$/.test(source));
    expect(others, name).toEqual([]);
  }
  // A page may load from its origin, other answers may load nothing.
  const own = headers['content-type']?.startsWith('text/html') ? "'self'" : "'none'";
  expect(directives).toMatchObject({
    'default-src': [own],
    'form-action': [own],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  });
  expect(directives['object-src'] ?? directives['default-src']).toEqual(["'none'"]);
}

const answers: readonly (readonly [path: string, status: number])[] = [
  ...pagePaths.map((path) => [path, 200] as const),
  [unknownPath, 404],
  ['/content/mailbox', 404],
  ['/content/nothing', 404],
  ['/content/api/nothing', 404],
  ['/assets/nothing.js', 404],
  ['/content/api/home/fetch', 200],
  ['/content/api/published-blogs/cards', 200],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/manifest.webmanifest', 200],
  ['/share.jpg', 200],
  ['/favicon.ico', 200],
  ['/healthz', 200],
  ['/readyz', 200],
];

test('every answer has strict headers, errors and files too', async ({ request }) => {
  for (const [path, status] of answers) {
    await test.step(`${path} answers ${status}`, async () => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(status);
      expectStrict(answer);
    });
  }
});

test('every script, font and picture of a home has strict headers', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  // A slow machine may pause before it requests fonts.
  for (const kind of [/\.js$/, /\.woff2$/, /\.svg/])
    await expect.poll(() => addresses.some((address) => kind.test(address))).toBe(true);
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()).toMatchObject(strict);
    if (address.includes('/assets/')) {
      expect(answer.headers()['cache-control'], address).toMatch(/max-age=31536000.*immutable/);
    }
  }
});

test('the sitemap names every page, the robots file names the sitemap, the manifest its icons', async ({
  request,
  site,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  const listed = pagePaths.filter((path) => !path.endsWith('/1') && path !== '/feedback');
  expect(addresses).toEqual(expect.arrayContaining(listed.map((path) => site.url + path)));
  expect(addresses).not.toContain(`${site.url}/feedback`);
  for (const address of addresses) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([icon.status(), icon.headers()['content-type']], src).toEqual([200, type]);
  }
});

test('§2.1 §8 unknown paths answer a themed 404, the layouts of products lead to their first', async ({
  request,
}) => {
  for (const [path, theme] of [
    [unknownPath, 'purple'],
    ['/nowhere/at/all', 'purple'],
    ['/purpleproductdetails/unknown', 'purple'],
    ['/redproductdetails/redmotor/deeper', 'red'],
  ] as const) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status(), path).toBe(404);
    expect(headingOf(html)).toBe('Unexpected Application Error!');
    expect(textOf(mainOf(html))).toContain('404 Not Found');
    expect(html).toContain(`data-theme="${theme}"`);
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html.match(/href="tel:\+233300000100"/g)?.length).toBeGreaterThan(2);
  }
  for (const { from, to } of redirects) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  }
});

test('requests that no page accepts are refused in few words', async ({ request }) => {
  for (const [method, path] of [
    ['POST', '/'],
    ['DELETE', '/redhome'],
    ['GET', '/%00'],
    ['GET', '/nowhere.data'],
  ] as const) {
    const answer = await request.fetch(path, { method, maxRedirects: 0 });
    expect(String(answer.status()), `${method} ${path}`).toMatch(/^4/);
    // No stack, and no path of this machine.
    expect(await answer.text()).not.toMatch(/\bat .+:\d+:\d+|node_modules|\/apps\/|\.tsx?\b/);
  }
});
