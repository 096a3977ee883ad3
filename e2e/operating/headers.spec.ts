import type { APIResponse } from '@playwright/test';
import { pagePaths, unknownPath } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** A policy's directives and their sources. */
function directivesOf(answer: APIResponse): ReadonlyMap<string, readonly string[]> {
  const policy = answer.headers()['content-security-policy'] ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** The headers of every answer. */
function expectStrict(answer: APIResponse): void {
  const headers = answer.headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^(?:strict-origin|no-referrer)/),
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('set-cookie');
  // HSTS must not be sent over plain http.
  expect(headers).not.toHaveProperty('strict-transport-security');
}

/** The policy of an answer that a browser can show as a page. */
function expectPagePolicy(answer: APIResponse): void {
  const directives = directivesOf(answer);
  const sources = (name: string): readonly string[] =>
    directives.get(name) ?? directives.get('default-src') ?? [];
  for (const name of ['script-src', 'script-src-elem', 'style-src', 'style-src-elem']) {
    const own = directives.get(name) ?? directives.get(name.replace(/-elem$/, '')) ?? [];
    expect(own, name).not.toContain("'unsafe-inline'");
    expect(own, name).not.toContain("'unsafe-eval'");
    expect(
      own.filter((source) => !/^'(?:self|none|sha256-.+)'$/.test(source)),
      name,
    ).toEqual([]);
  }
  const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false;
  // A page may load from its own origin; other answers may load nothing.
  expect(sources('default-src')).toEqual([isPage ? "'self'" : "'none'"]);
  expect(sources('object-src')).toEqual(["'none'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('form-action')).toEqual([isPage ? "'self'" : "'none'"]);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
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

test('readings §5 every answer has strict headers, errors and files too', async ({ request }) => {
  for (const [path, status] of answers) {
    await test.step(`${path} answers ${status}`, async () => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(status);
      expectStrict(answer);
      expectPagePolicy(answer);
    });
  }
});

test('readings §5 every script, font and picture of a home has them', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  // On a slow machine a page is quiet for a while before it asks for its fonts.
  for (const kind of [/\.js$/, /\.woff2$/, /\.svg/])
    await expect.poll(() => addresses.some((address) => kind.test(address))).toBe(true);
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect(answer.status(), address).toBe(200);
    expectStrict(answer);
    if (address.includes('/assets/')) {
      expect(answer.headers()['cache-control'], address).toMatch(/max-age=31536000.*immutable/);
    }
  }
});

test('readings §5 the sitemap names every page, the robots file names the sitemap', async ({
  request,
  site,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(addresses).toEqual(
    expect.arrayContaining(
      pagePaths
        .filter((path) => !path.endsWith('/1') && path !== '/feedback')
        .map((path) => site.url + path),
    ),
  );
  for (const address of addresses) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('readings §5 the manifest and its icons', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.name).toContain('Harmattan');
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status(), src).toBe(200);
    expect(icon.headers()['content-type'], src).toContain(type);
  }
});
