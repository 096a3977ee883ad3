import { unknownPath } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const unknownPaths = [
  unknownPath,
  '/nowhere/at/all',
  '/purpleproductdetails/unknown',
  '/redproductdetails/redmotor/deeper',
];

test('§2.1 §8 an unknown path answers 404, themed, with header and footer', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404/);
  for (const path of unknownPaths) {
    await test.step(path, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Unexpected Application Error!',
      );
      await expect(page.getByRole('main').getByText('404 Not Found')).toBeVisible();
      for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
        await expect(part.getByRole('link', { name: '+233 30 000 0100' })).toBeVisible();
      }
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page).toHaveTitle(/404 Not Found/);
    });
  }
});

test('§2.2 §4.3 the error page keeps the audience of the tab', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  await page.goto('/redhome');
  await page.goto('/nowhere');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'red');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+233 30 000 0100' })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expect(main.getByRole('link', { name: 'Make a Claim' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/redcontact',
  );
  await main.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Error/);
});

test('§2.1 what no page takes is refused in few words', async ({ request }) => {
  for (const [method, path] of [
    ['POST', '/'],
    ['DELETE', '/redhome'],
    ['GET', '/%00'],
    ['GET', '/nowhere.data'],
  ] as const) {
    const answer = await request.fetch(path, { method, maxRedirects: 0 });
    expect(String(answer.status()), `${method} ${path}`).toMatch(/^4/);
    // No stack, no path of this machine.
    expect(await answer.text()).not.toMatch(/\bat .+:\d+:\d+|node_modules|\/apps\/|\.tsx?\b/);
  }
});
