import type { Page } from '@playwright/test';
import { contactField, fillMessage, message, sendButton } from '../forms/contact-form.ts';
import { onePageOfEachLayout, unknownPath } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { mailbox } from '../support/visitor.ts';

/** What a browser says of elements that it knows, as weak as its own rules. */
const asUnknown = `<style>@layer unknown{
  dialog:not([open]),[popover]:not(:popover-open){display:inline;position:static;inset:auto;width:auto;height:auto;margin:0;padding:0;border:0;overflow:visible}
  details::details-content{display:contents;content-visibility:visible}
  summary{display:inline;list-style:none}
}</style>`;

/**
 * A browser from before `dialog`, `popover` and `details`, and their selectors, in which every script
 * throws: none is run, though scripts are allowed.
 */
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

/** What it says of the scripts that are not run. */
const blocked = /Content Security Policy|Policy violated: script-src-elem|\(csp\)/;

/** The words of a page that cannot be seen, but for those of scripts and dialogs. */
const hiddenWords = (): readonly string[] => {
  const others = 'script, style, option, dialog, [data-script], #cookie-banner, [role=status]';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
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

/** Opens all that opens in a whole browser. */
const openAll = (): void => {
  for (const details of document.querySelectorAll('details')) details.open = true;
  document.querySelector<HTMLElement>('[popover]')?.showPopover();
};

/** The links and fields that something else covers. */
const coveredTargets = (): readonly string[] => {
  const found: string[] = [];
  for (const target of document.querySelectorAll('header a, main a, footer a, form [name]')) {
    if (!target.checkVisibility({ visibilityProperty: true })) continue;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [box] = target.getClientRects();
    const above = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!above || target.contains(above) || above.contains(target) || above.closest('label')) {
      continue;
    }
    found.push(`${target.textContent} by ${above.outerHTML.slice(0, 100)}`);
  }
  return found;
};

test('a browser that runs half of a page shows all of it, on a phone and at a desk', async ({
  page,
  context,
  problems,
}) => {
  // Every layout, twice.
  test.slow();
  problems.allow(blocked);
  problems.allow(/status of 404/);
  const whole = await context.newPage();
  await halve(page);
  for (const path of [...onePageOfEachLayout.map((row) => row.path), unknownPath]) {
    await whole.goto(path);
    await page.goto(path);
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      for (const one of [page, whole]) await one.setViewportSize(size);
      await whole.evaluate(openAll);
      const notForThisSize = new Set(await whole.evaluate(hiddenWords));
      const hidden = (await page.evaluate(hiddenWords)).filter((text) => !notForThisSize.has(text));
      const covered = await page.evaluate(coveredTargets);
      const place = `${path} at ${size.width} px`;
      expect.soft({ hidden, covered }, place).toEqual({ hidden: [], covered: [] });
    }
  }
  await page.goto('/purpleproductdetails/motor');
  await expect(page.getByText('GHS6,000').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/purpleabout');
});

test('§5.1 a browser that runs half of a page sends a message', async ({
  page,
  launch,
  problems,
}) => {
  problems.allow(blocked);
  const content = await launch.content();
  const site = await launch.site({ contentUrl: content.url });
  await halve(page);
  await page.goto(`${site.url}/purplecontact`);
  await fillMessage(page);
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(contactField(page, 'message')).toHaveCount(0);
  expect((await mailbox(content.url)).map(({ params }) => params.message)).toEqual([
    message.message,
  ]);
});
