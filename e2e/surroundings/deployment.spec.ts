import { documentsOf, isSettled, mainLink } from '../kit/surroundings.ts';
import { expect, test } from '../kit/test.ts';
import { hasChosenCookies } from '../kit/visitor.ts';

/** The code of the About pages. */
const aboutCode = /\/assets\/about-[^/]+\.js$/;

test.beforeEach(async ({ page, context, site, problems }) => {
  problems.allow(/status of 404/);
  await hasChosenCookies(context, site.url);
  await page.goto('/');
  await isSettled(page);
});

test('§2.1 a page whose code a deployment took away comes by one new document', async ({
  page,
  context,
}) => {
  await context.route(aboutCode, (route) => route.fulfill({ status: 404 }));
  // The new document names the new code.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void context.unroute(aboutCode);
  });
  const documents = documentsOf(page);
  await mainLink(page, 'About Us').click();
  await expect(page).toHaveURL('/purpleabout');
  await isSettled(page);
  await mainLink(page, 'Careers').click();
  await expect(page).toHaveURL('/purplecareers');
  expect(documents).toEqual(['/purpleabout']);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('§2.1 where its code is gone for good the page reads, and nothing reloads it', async ({
  page,
  context,
}) => {
  await context.route(aboutCode, (route) => route.fulfill({ status: 404 }));
  const documents = documentsOf(page);
  await mainLink(page, 'About Us').click();
  await expect(page).toHaveURL('/purpleabout');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await mainLink(page, 'Careers').click();
  await expect(page).toHaveURL('/purplecareers');
  await isSettled(page);
  expect(documents).toEqual(['/purpleabout', '/purplecareers']);
});

test("§2.1 where a newer server's data is not understood, its document shows the page", async ({
  page,
  context,
}) => {
  await context.route(/purpleabout\.data/, (route) =>
    route.fulfill({ body: '[{"_1":2},"routes",{}]', contentType: 'text/x-script' }),
  );
  const documents = documentsOf(page);
  await mainLink(page, 'About Us').click();
  await expect(page).toHaveURL('/purpleabout');
  await isSettled(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Error/);
  expect(documents).toEqual(['/purpleabout']);
});
