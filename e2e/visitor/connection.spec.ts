import { featuresDialog, featuresOpener, motor } from '../support/forms.ts';
import { startIslands, waitForIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';

test.beforeEach(async ({ context, site }) => {
  await hasChosenCookies(context, site.url);
  await waitForIslands(context);
});

/** Scripts of islands, not the page script. */
const scripts = /\/assets\/(?!page-)[^/]+\.js$/;

test("§4.7 offline, features show 'Loading...' until the connection is back, or the page's text if scripts are missing", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|did not start|could not be fetched/);
  await page.goto(motor);
  await context.setOffline(true);
  // Scripts cannot be loaded.
  await featuresOpener(page).click();
  await expect(featuresDialog(page)).toContainText('GHS6,000');
  await context.setOffline(false);
  await page.goto(motor);
  await startIslands(page);
  await context.setOffline(true);
  await featuresOpener(page).click();
  await expect(featuresDialog(page).getByText('Loading...')).toBeVisible();
  await context.setOffline(false);
  await expect(featuresDialog(page)).toContainText('GHS6,000');
});

test('on a slow line a press is acknowledged at once, and handled once when its island is ready', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/purpleabout');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByText(/^2 of 4/)).toBeAttached();
  await expect(next).not.toHaveAttribute('aria-busy');
});
