import type { Page } from '@playwright/test';
import { makeEngineOf2022 } from '../support/engine-of-2022.ts';
import {
  contactField,
  featuresDialog,
  feedbackOpener,
  fillFeedback,
  fillMessage,
  motor,
  openFeatures,
  sendButton,
  sendMessage,
  submitButton,
} from '../support/forms.ts';
import { isLive } from '../support/islands.ts';
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
  await openFeatures(page);
  await page.keyboard.press('Escape');
  await expect(featuresDialog(page)).toBeHidden();
  await page.goto('/purpleabout');
  await expect(banner).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^2 of 4/)).toBeAttached();

  await page.goto('/purplecontact');
  await contactField(page, 'first_name').focus();
  await expect.poll(() => isLive(page)).toBe(true);
  await sendButton(page).click();
  await expect(contactField(page, 'user_email')).toHaveAttribute('aria-invalid', 'true');
  await sendMessage(page);
  await feedbackOpener(page).click();
  await fillFeedback(page);
  await submitButton(page.getByRole('dialog')).click();
  await expect(page.getByText('Submitted successfully and email sent!')).toBeVisible();
});

/** Styles of unknown elements, as weak as a browser's. */
const asUnknown = `<style>@layer unknown{
  dialog:not([open]),[popover]:not(:popover-open){display:inline;position:static;inset:auto;width:auto;height:auto;margin:0;padding:0;border:0;overflow:visible}
  details::details-content{display:contents;content-visibility:visible}
  summary{display:inline;list-style:none}
}</style>`;

/**
 * Removes `dialog`, `popover`, `details` and their selectors from a page, and makes scripts throw.
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

/** Invisible words of a page, except those of scripts and dialogs. */
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

const openAll = (): void => {
  for (const details of document.querySelectorAll('details')) details.open = true;
  document.querySelector<HTMLElement>('[popover]')?.showPopover();
};

/** Links and fields that something covers. */
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

test('a browser that runs half of a page shows all of it, and sends a message', async ({
  page,
  context,
  messages,
  problems,
}) => {
  // Every layout, twice.
  test.slow();
  problems.allow(/Content Security Policy|Policy violated: script-src-elem|\(csp\)|status of 404/);
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
  await page.goto(motor);
  await expect(page.getByText('GHS6,000').first()).toBeVisible();
  await mainLink(page, 'Contact').click();
  await fillMessage(page);
  await sendButton(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(await messages()).toHaveLength(1);
});
