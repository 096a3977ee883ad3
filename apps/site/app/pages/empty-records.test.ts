import { resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { pageRecords, renderPage } from '../test/rendered-site.ts';

const sanitize = createServerSanitizer();
const parts = ':is(h1, h2, h3, h4, p, li, dt, dd, a, button, summary, section, figcaption)';
const hasWords = 'img, svg, input, [aria-label]';

it.each(pageRecords)(
  '$path with empty records shows default pictures, and no empty part (§3, readings §6)',
  async ({ path }) => {
    const { status, html } = await renderPage(path.replace(':id', '1'), {
      read: async (name) => resources[name].parse([{}], { sanitize }),
    });
    expect(status).toBe(200);
    const main = new JSDOM(html).window.document.querySelector('main');
    expect(main?.querySelector('h1')?.textContent).toMatch(/\p{L}/u);
    const isEmpty = (part: Element) =>
      part.textContent?.trim() === '' && part.querySelector(hasWords) === null;
    const shown = main?.querySelectorAll(`${parts}:not([hidden], [aria-label])`) ?? [];
    const empty = [...shown].filter(isEmpty);
    expect(empty.map((part) => part.outerHTML)).toEqual([]);
    expect(main?.querySelector('img:not([src]), img[src=""]')).toBeNull();
  },
);
