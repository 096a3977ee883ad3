import { featuresDialog, featuresOpener, motor } from '../support/forms.ts';
import { startIslands, waitForIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';

test("§4.7 a features dialog opened offline says 'Loading...' until the connection returns, or shows the page's text if scripts are not loaded", async ({
  page,
  context,
  problems,
}) => {
  await hasChosenCookies(context);
  await waitForIslands(context);
  problems.allow(/ERR_INTERNET_DISCONNECTED|did not start|could not be fetched/);
  await page.goto(motor);
  await context.setOffline(true);
  // The browser is offline, so it cannot load scripts.
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
