import type { Page } from '@playwright/test';
import {
  contactField,
  featuresDialog,
  feedbackDialog,
  feedbackOpener,
  fillFeedback,
  message,
  motor,
  openFeatures,
  sendMessage,
  submitButton,
} from '../support/forms.ts';
import { isLive, waitForIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';

test.beforeEach(async ({ context, site }) => {
  await hasChosenCookies(context, site.url);
  await waitForIslands(context);
});

/** Adds `window.findTexts`: texts that a program may change. */
const provideFindTexts = () =>
  Object.assign(window, {
    findTexts: () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode;
        if (textContent?.trim() && !parentElement?.closest('script, style'))
          found.push(texts.currentNode);
      }
      return found;
    },
  });

/** Changes by other programs. Each runs in the browser. */
const changes = {
  'an ad blocker removes the cookie banner': () =>
    document.getElementById('cookie-banner')?.remove(),
  'a translator replaces every text': () => {
    for (const text of Reflect.get(window, 'findTexts')()) {
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: text.textContent }));
      text.parentNode?.replaceChild(font, text);
    }
  },
  'a password manager puts elements beside and into fields': () => {
    for (const field of document.querySelectorAll('input, select, textarea, form, button')) {
      field.before(document.createElement('div'));
      field.after(document.createElement('pass-icon'));
      if (field instanceof HTMLFormElement) field.prepend(document.createElement('pass-frame'));
    }
  },
  'an extension marks every field': () => {
    for (const field of document.querySelectorAll('input, select, textarea, form')) {
      field.setAttribute('data-lpignore', 'true');
      field.setAttribute('autocomplete', 'off');
      field.classList.add('marked');
    }
  },
  'an extension puts elements first into the page': () => {
    document.body.prepend(document.createElement('div'));
    document.querySelector('main')?.prepend(document.createElement('div'));
    for (const island of document.querySelectorAll('[data-island]')) {
      island.prepend(document.createElement('div'));
      island.firstElementChild?.after(document.createElement('span'));
    }
  },
  'a phone links every telephone number': () => {
    for (const text of Reflect.get(window, 'findTexts')()) {
      const [before = '', number, after = ''] =
        text.textContent?.split(/(\+?\d[\d\s-]{6,}\d)/, 3) ?? [];
      if (number === undefined || text.parentElement?.closest('a')) continue;
      const link = Object.assign(document.createElement('a'), {
        href: `tel:${number}`,
        textContent: number,
      });
      const parts = document.createDocumentFragment();
      parts.append(before, link, after);
      text.parentNode?.replaceChild(parts, text);
    }
  },
  'an extension puts an element into the head': () =>
    document.head.prepend(document.createElement('extension-mark')),
} satisfies Record<string, () => void>;

/** Uses each island as a visitor does. It can be repeated. */
const visits = {
  'the contact form sends what was typed': {
    path: '/purplecontact',
    run: async (page) => {
      const another = page.getByText('Send another message');
      if (await another.isVisible()) await another.click();
      // Typed before the form is hydrated.
      await contactField(page, 'first_name').fill(message.first_name);
      await expect.poll(() => isLive(page)).toBe(true);
      await expect(contactField(page, 'first_name')).toHaveValue(message.first_name);
      await sendMessage(page);
    },
  },
  'the features dialog shows its text': {
    path: motor,
    run: async (page) => {
      await openFeatures(page);
      await page.keyboard.press('Escape');
      await expect(featuresDialog(page)).toBeHidden();
    },
  },
  'feedback is sent': {
    path: '/redhome',
    run: async (page) => {
      await feedbackOpener(page).click();
      await fillFeedback(page);
      await submitButton(feedbackDialog(page)).click();
      await expect(feedbackDialog(page)).toBeHidden();
    },
  },
  'the carousel turns': {
    path: '/purpleabout',
    run: async (page) => {
      const shown = () =>
        page
          .locator('[aria-roledescription="slide"]:not([inert])')
          .first()
          .getAttribute('aria-label');
      const next = page.getByRole('button', { name: 'Next' });
      const before = await shown();
      // React may make the button anew.
      await next.hover();
      await expect.poll(() => isLive(page)).toBe(true);
      await next.click();
      await expect.poll(shown).not.toBe(before);
    },
  },
} satisfies Record<string, { path: string; run: (page: Page) => Promise<void> }>;

/** Checks that the page is the same, without an error. */
async function expectWhole(page: Page, words: string | null): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([words ?? '']);
  await expect(page.getByText('Application Error')).toHaveCount(0);
}

for (const [visit, { path, run }] of Object.entries(visits)) {
  test(`readings §6 ${visit}, whatever has changed the page before and after`, async ({ page }) => {
    await page.addInitScript(provideFindTexts);
    await page.goto(path);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    for (const change of Object.values(changes)) await page.evaluate(change);
    await run(page);
    for (const change of Object.values(changes)) await page.evaluate(change);
    await run(page);
    await expectWhole(page, heading);
  });
}
