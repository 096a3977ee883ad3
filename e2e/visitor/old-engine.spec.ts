import type { Page } from '@playwright/test';
import { makeEngineOf2022 } from '../support/engine-of-2022.ts';
import { contactField, fillMessage, motor, sendButton, thanks } from '../support/forms.ts';
import { islandVisits, startIslands } from '../support/islands.ts';
import { mainLink, onePageOfEachLayout, unknownPath } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('docs/browsers.md in a browser of 2022 banner, features, carousel and forms work', async ({
  page,
  context,
}) => {
  await makeEngineOf2022(context);
  await page.goto(motor);
  expect(await page.evaluate(() => 'toSorted' in [] || 'any' in AbortSignal)).toBe(false);
  const banner = page.getByRole('region', { name: 'Cookies' });
  await banner.getByRole('button', { name: 'I Decline' }).click();
  await expect(banner).toBeHidden();
  await page.goto('/purplecontact');
  await startIslands(page);
  await sendButton(page).click();
  await expect(contactField(page, 'user_email')).toHaveAttribute('aria-invalid', 'true');
  for (const { path, run } of Object.values(islandVisits)) {
    await page.goto(path);
    await run(page);
  }
  await expect(banner).toBeHidden();
});

/** Styles of unknown elements, as weak as a browser's. */
const asUnknown = `<style>@layer unknown{
  dialog:not([open]),[popover]:not(:popover-open){display:inline;position:static;inset:auto;width:auto;height:auto;margin:0;padding:0;border:0;overflow:visible}
  details::details-content{display:contents;content-visibility:visible}
  summary{display:inline;list-style:none}
}</style>`;

/** Removes `dialog`, `popover`, `details` and their selectors, and makes scripts throw. */
async function halve(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-security-policy': "script-src 'none'" },
      body: html
        .replaceAll(/:(?:has|popover-open)\b/g, ':unknown')
        .replace('<head>', `<head>${asUnknown}`),
    });
  });
}

/** The words of a page's main part that cannot be seen, but for those of scripts and dialogs. */
const hiddenWords = (): readonly string[] => {
  const others = 'script, style, option, dialog, [data-script], [role=status]';
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!textContent?.trim() || !parentElement || parentElement.closest(others)) continue;
    const box = parentElement.getBoundingClientRect();
    const isBeside = box.right <= 0 || box.left >= innerWidth;
    if (isBeside || !parentElement.checkVisibility({ visibilityProperty: true })) {
      found.push(textContent);
    }
  }
  return found;
};

const openAll = (): void => {
  for (const details of document.querySelectorAll('details')) details.open = true;
};

test('a browser that runs half of a page shows all of it, and sends a message', async ({
  page,
  context,
  messages,
  problems,
}) => {
  problems.allow(/Content Security Policy|Policy violated: script-src-elem|\(csp\)|status of 404/);
  const whole = await context.newPage();
  await halve(page);
  for (const one of [page, whole]) await one.setViewportSize({ width: 390, height: 844 });
  for (const path of [...onePageOfEachLayout.map((row) => row.path), unknownPath]) {
    await whole.goto(path);
    await page.goto(path);
    await whole.evaluate(openAll);
    const notForThisSize = new Set(await whole.evaluate(hiddenWords));
    const hidden = (await page.evaluate(hiddenWords)).filter((text) => !notForThisSize.has(text));
    expect.soft(hidden, path).toEqual([]);
  }
  await page.goto(motor);
  await expect(page.getByText('GHS6,000').first()).toBeVisible();
  await mainLink(page, 'Contact').click();
  await fillMessage(page);
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await messages()).toHaveLength(1);
});
