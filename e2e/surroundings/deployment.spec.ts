import { featuresOpener, openFeatures } from '../kit/features.ts';
import { documentsOf } from '../kit/surroundings.ts';
import { expect, test } from '../kit/test.ts';
import { hasChosenCookies } from '../kit/visitor.ts';

const motor = '/purpleproductdetails/motor';
/** The application's; not the page script's. */
const scripts = /\/assets\/(?!page-)[^/]+\.js$/;

test('§4.7 a page whose scripts a deployment took away is fetched anew when they are wanted', async ({
  page,
  context,
  site,
  problems,
}) => {
  problems.allow(/status of 404/);
  await hasChosenCookies(context, site.url);
  await page.goto(motor);
  await context.route(scripts, (route) => route.fulfill({ status: 404 }));
  const documents = documentsOf(page);
  // The new document names the new scripts.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void context.unroute(scripts);
  });
  await featuresOpener(page).click();
  await expect.poll(() => documents).toEqual([motor]);
  await openFeatures(page);
});
