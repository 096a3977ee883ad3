import { unknownPath } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const unknownPaths = [
  unknownPath,
  '/nowhere/at/all',
  '/purpleproductdetails/unknown',
  '/redproductdetails/redmotor/deeper',
];

/** What a stack or an inner path would show. */
const innards = /\bat .+:\d+:\d+|node_modules|\/apps\/|\.tsx?\b/;

for (const path of unknownPaths) {
  test(`§2.1 §8 ${path} answers 404, themed`, async ({ page, problems }) => {
    problems.allow(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByRole('main').getByText('404 Not Found')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page).toHaveTitle(/404 Not Found/);
  });
}

test('§2.2 §4.3 the error page keeps the audience of the tab', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.goto('/redhome');
  await page.goto('/nowhere');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'red');
  await page.getByRole('main').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Error/);
});

const strangeRequests = [
  { method: 'POST', path: '/' },
  { method: 'DELETE', path: '/redhome' },
  { method: 'GET', path: '/%E0%A4%A' },
  { method: 'GET', path: '/%00' },
  { method: 'GET', path: '/..%2f..%2fetc%2fpasswd' },
  { method: 'GET', path: '/content/..%2fmailbox' },
  { method: 'GET', path: '/nowhere.data' },
  { method: 'GET', path: `/${'a'.repeat(9000)}` },
];
for (const { method, path } of strangeRequests) {
  test(`§2.1 ${method} ${path.slice(0, 40)} is refused, without a stack`, async ({ request }) => {
    const answer = await request.fetch(path, { method, maxRedirects: 0 });
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(answer.status()).toBeLessThan(500);
    expect(await answer.text()).not.toMatch(innards);
  });
}
