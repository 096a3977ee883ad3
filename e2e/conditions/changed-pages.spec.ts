import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { contactField, fillMessage, message, sendButton, thanks } from '../forms/contact-form.ts';
import {
  feedbackDialog,
  feedbackOpener,
  fillFeedback,
  submitButton,
} from '../forms/feedback-form.ts';
import { isLive } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';
import { featuresDialog, openFeatures } from './features.ts';

test.beforeEach(({ context, site }) => hasChosenCookies(context, site.url));

/** What other programs do to a page, as they do it. Each runs in the browser. */
const changes = {
  'an ad blocker removes the cookie banner': () =>
    document.getElementById('cookie-banner')?.remove(),
  'a translator replaces every text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (text.textContent?.trim() === '' || text.parentElement?.closest('script, style')) continue;
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
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const [before = '', number, after = ''] =
        text.textContent?.split(/(\+?\d[\d\s-]{6,}\d)/, 3) ?? [];
      if (number === undefined || text.parentElement?.closest('a, script, style')) continue;
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

/** A visitor's errand with each island, which can be done again on the same page. */
const errands = {
  'the contact form sends what was typed': {
    path: '/purplecontact',
    run: async (page) => {
      const another = page.getByText('Send another message');
      if (await another.isVisible()) await another.click();
      // Typed before the form is live.
      await contactField(page, 'first_name').fill(message.first_name);
      await expect.poll(() => isLive(page)).toBe(true);
      await expect(contactField(page, 'first_name')).toHaveValue(message.first_name);
      await fillMessage(page);
      await sendButton(page).click();
      await expect(thanks(page)).toBeVisible();
    },
  },
  'the features dialog shows its text': {
    path: '/purpleproductdetails/motor',
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
      await fillFeedback(page, { touch: false });
      await submitButton(page).click();
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

/** Whoever changed it, it is still the page, and no error of the site's. */
async function isWhole(page: Page, words: string | null): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words ?? '');
  await expect(page.getByText('Application Error')).toHaveCount(0);
}

for (const [errand, { path, run }] of Object.entries(errands)) {
  test(`readings §6 ${errand}, whatever has changed the page before and after`, async ({
    page,
  }) => {
    await page.goto(path);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    for (const change of Object.values(changes)) await page.evaluate(change);
    await run(page);
    for (const change of Object.values(changes)) await page.evaluate(change);
    await run(page);
    await isWhole(page, heading);
  });
}

test('readings §6 two islands of a page work side by side', async ({ page }) => {
  await page.goto('/redcontact');
  await fillMessage(page);
  await errands['feedback is sent'].run(page);
  await expect(contactField(page, 'message')).not.toHaveValue('');
  await sendButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

/** What a drawn program does: something to one element of the page. */
const acts = ['remove text', 'wrap text', 'put before', 'put into', 'mark', 'move'] as const;
const drawn = fc.array(
  fc.record({
    act: fc.constantFrom(...acts),
    place: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  }),
  { minLength: 5, maxLength: 30 },
);
const seed = Math.trunc(Date.now() / 86_400_000);

test(`readings §6 a page that was changed at random keeps its errand (seed ${seed})`, async ({
  page,
}) => {
  const programs = fc.sample(drawn, { seed, numRuns: 4 });
  for (const [index, program] of programs.entries()) {
    const { path, run } = Object.values(errands)[index % 4] ?? errands['feedback is sent'];
    await test.step(`${index}: ${path} ${JSON.stringify(program)}`, async () => {
      await page.goto(path);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      await page.evaluate((steps) => {
        // Controls and headings themselves are left: nobody can press what is gone.
        const kept = 'h1, button, a, label, legend, select, input, textarea, dialog, [data-island]';
        for (const { act, place } of steps) {
          const all = [...document.querySelectorAll('main *, footer *')].filter(
            (element) =>
              !element.matches(kept) && !element.closest('h1, button, a, label, legend, h2'),
          );
          const element = all[Math.floor(place * all.length)];
          const [text] = [...(element?.childNodes ?? [])].filter((node) => node instanceof Text);
          if (act === 'remove text') text?.remove();
          else if (act === 'wrap text' && text) {
            const font = document.createElement('font');
            text.replaceWith(font);
            font.append(text);
          } else if (act === 'put before') element?.before(document.createElement('x-part'));
          else if (act === 'put into') element?.prepend(document.createElement('div'));
          else if (act === 'mark') element?.setAttribute('data-seen', 'yes');
          else if (act === 'move' && element?.children.length === 0)
            element.parentElement?.append(element);
        }
      }, program);
      await run(page);
      await isWhole(page, heading);
    });
  }
});
