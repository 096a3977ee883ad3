import { islandVisits, motor, sendMessage } from '../support/islands.ts';
import { mainLink } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { makeEngineOf2022, phone } from '../support/visitor.ts';

test('§4.6 islands work in a browser of 2022 that blocks storage', async ({ page, context }) => {
  await makeEngineOf2022(context);
  await context.addInitScript(() => {
    const get = () => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    };
    Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  const banner = page.getByRole('region', { name: 'Cookies' });
  for (const { path, run } of Object.values(islandVisits)) {
    await page.goto(path);
    expect(await page.evaluate(() => 'toSorted' in [] || 'any' in AbortSignal)).toBe(false);
    await banner.getByRole('button', { name: 'I Decline' }).click();
    await expect(banner).toBeHidden();
    await run(page);
  }
});

/** Makes dialog, popover and details look like unknown elements. The page's styles override it. */
const asUnknown = `<style>@layer unknown{
  dialog:not([open]),[popover]:not(:popover-open){display:inline;position:static;inset:auto;width:auto;height:auto;margin:0;padding:0;border:0;overflow:visible}
  details::details-content{display:contents;content-visibility:visible}
  summary{display:inline;list-style:none}
}</style>`;

test('a browser without dialog, popover and details shows all text', async ({ page, problems }) => {
  problems.allow(/Content Security Policy|Policy violated: script-src-elem|\(csp\)/);
  await page.setViewportSize(phone.viewport);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/:(?:has|popover-open)\b/g, ':unknown')
      .replaceAll(/@container|container-type/g, 'unknown')
      .replace('<head>', `<head>${asUnknown}`);
    const headers = { ...response.headers(), 'content-security-policy': "script-src 'none'" };
    await route.fulfill({ response, headers, body: html });
  });
  await page.goto(motor);
  await expect(page.getByText('GHS6,000').first()).toBeVisible();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width(), 'the table of covers scrolls, not the page').toBe(phone.viewport.width);
  const title = await page.getByRole('heading', { name: 'Comprehensive insurance' }).boundingBox();
  expect(title?.height, 'a title without broken words').toBeLessThan(60);
  await expect(page.locator('main details > :not(summary)').last()).toBeVisible();
  await mainLink(page, 'Contact Us').click();
  await sendMessage(page);
});
