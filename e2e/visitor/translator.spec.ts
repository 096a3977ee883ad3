import { islandVisits, waitForIslands } from '../support/islands.ts';
import { expect, test } from '../support/test.ts';
import { hasChosenCookies } from '../support/visitor.ts';

/** Defines `window.findTexts`, which returns the text nodes of a page. */
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

/** Changes that other programs make to a page. Each function runs in the browser. */
const changes = {
  'an ad blocker removes the cookie banner': () =>
    document.getElementById('cookie-banner')?.remove(),
  'a translation tool replaces every text': () => {
    for (const text of Reflect.get(window, 'findTexts')()) {
      const font = document.createElement('font');
      font.append(Object.assign(document.createElement('font'), { textContent: text.textContent }));
      text.parentNode?.replaceChild(font, text);
    }
  },
  'a password manager adds elements beside fields and into forms, and marks both': () => {
    for (const field of document.querySelectorAll('input, select, textarea, form, button')) {
      field.before(document.createElement('div'));
      field.after(document.createElement('pass-icon'));
      field.setAttribute('autocomplete', 'off');
      field.classList.add('marked');
      if (field instanceof HTMLFormElement) field.prepend(document.createElement('pass-frame'));
    }
  },
  'an extension puts an element first into head, body, main and islands': () => {
    document.head.prepend(document.createElement('extension-mark'));
    for (const part of document.querySelectorAll('body, main, [data-island]')) {
      part.prepend(document.createElement('div'));
    }
  },
  'a phone links every telephone number': () => {
    for (const text of Reflect.get(window, 'findTexts')()) {
      if (!/\+?\d[\d\s-]{6,}\d/.test(text.textContent) || text.parentElement?.closest('a'))
        continue;
      const link = Object.assign(document.createElement('a'), { href: 'tel:1' });
      text.replaceWith(link);
      link.append(text);
    }
  },
} satisfies Record<string, () => void>;

for (const [island, { path, run }] of Object.entries(islandVisits)) {
  test(`extensions do not break the island ${island} (readings §6)`, async ({ page, context }) => {
    await hasChosenCookies(context);
    await waitForIslands(context);
    await page.addInitScript(provideFindTexts);
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    const words = await heading.textContent();
    for (const _ of ['before', 'after']) {
      for (const change of Object.values(changes)) await page.evaluate(change);
      await run(page);
    }
    await expect(heading).toHaveText([words ?? '']);
    await expect(page.getByText('Application Error')).toHaveCount(0);
  });
}
